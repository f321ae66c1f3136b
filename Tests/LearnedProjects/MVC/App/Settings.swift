struct Settings {
    var isDark = false
}
