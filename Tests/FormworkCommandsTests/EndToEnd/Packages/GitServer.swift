import Foundation
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Git's own `http-backend` behind a small https server with a certificate of its own.
final class GitServer {
    /// The port on 127.0.0.1.
    let port: Int
    /// The certificate, which is its own authority.
    let certificate: URL

    private let running: RunningProgram
    private let folder: URL

    /// Starts a server.
    /// - Parameters:
    ///   - repository: the work tree; it is served as `/<name>/.git`.
    ///   - password: what the user `me` has to give.
    init(serving repository: URL, password: String) throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("formwork-server-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        certificate = folder.appendingPathComponent("certificate.pem")
        let key = folder.appendingPathComponent("key.pem")
        let made = try BuiltProgram.run([
            "openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj",
            "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", key.path, "-out",
            certificate.path,
        ])
        try #require(made.code == 0, "\(made.messages)")
        let script = folder.appendingPathComponent("server.py")
        try Data(Self.script.utf8).write(to: script)
        running = try RunningProgram(
            [
                "python3", script.path, repository.deletingLastPathComponent().path,
                certificate.path, key.path, password,
            ], environment: PackageRepository.environment)
        try #require(running.waitForOutput("\n"), "the server doesn't start")
        port = try #require(
            Int(running.output.trimmingCharacters(in: .whitespacesAndNewlines)))
    }

    deinit {
        kill(running.identifier, SIGKILL)
        _ = try? running.result()
        try? FileManager.default.removeItem(at: folder)
    }

    private static let script = #"""
        import base64, http.server, os, ssl, subprocess, sys
        root, certificate, key, password = sys.argv[1:5]
        wanted = "Basic " + base64.b64encode(("me:" + password).encode()).decode()

        class Handler(http.server.BaseHTTPRequestHandler):
            def answer(self):
                if self.headers.get("Authorization") != wanted:
                    self.send_response(401)
                    self.send_header("WWW-Authenticate", 'Basic realm="git"')
                    self.send_header("Content-Length", "0")
                    self.end_headers()
                    return
                path, _, query = self.path.partition("?")
                body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
                variables = dict(
                    os.environ, GIT_PROJECT_ROOT=root, GIT_HTTP_EXPORT_ALL="1", PATH_INFO=path,
                    QUERY_STRING=query, REQUEST_METHOD=self.command, REMOTE_USER="me",
                    CONTENT_TYPE=self.headers.get("Content-Type") or "",
                    CONTENT_LENGTH=str(len(body)),
                    HTTP_CONTENT_ENCODING=self.headers.get("Content-Encoding") or "",
                    GIT_PROTOCOL=self.headers.get("Git-Protocol") or "")
                run = subprocess.run(
                    ["git", "http-backend"], input=body, env=variables, stdout=subprocess.PIPE)
                head, _, rest = run.stdout.partition(b"\r\n\r\n")
                fields = [line.split(": ", 1) for line in head.decode().split("\r\n") if line]
                status = [value for name, value in fields if name == "Status"]
                self.send_response(int(status[0].split()[0]) if status else 200)
                for name, value in fields:
                    if name != "Status":
                        self.send_header(name, value)
                self.send_header("Content-Length", str(len(rest)))
                self.end_headers()
                self.wfile.write(rest)

            do_GET = do_POST = answer

            def log_message(self, *words):
                pass

        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate, key)
        server.socket = context.wrap_socket(server.socket, server_side=True)
        print(server.server_address[1], flush=True)
        server.serve_forever()
        """#
}
