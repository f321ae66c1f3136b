import TemplateLanguage

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The time at which a command runs, with the user's distance from UTC.
struct Clock: Sendable {
    /// The moment.
    let moment: Moment

    /// Reads the clock; `SOURCE_DATE_EPOCH` (reproducible-builds.org) stands for it where it is set.
    init(_ session: Session) {
        if let text = session.environment["SOURCE_DATE_EPOCH"], let seconds = Int(text) {
            moment = Moment(secondsSince1970: seconds)
            return
        }
        var now = time(nil)
        var local = tm()
        localtime_r(&now, &local)
        moment = Moment(secondsSince1970: Int(now), secondsFromUTC: Int(local.tm_gmtoff))
    }
}
