"""The output of `banyan play`, before there is a page."""

import subprocess
import unittest

from test_run import PATIENCE, ToolTest, free_port, tool


class WhatIsRefused(ToolTest):
    def refusal(self, *arguments: str) -> str:
        done = subprocess.run([tool(), "play", *arguments], capture_output=True, text=True, timeout=PATIENCE)
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertEqual(done.stdout, "")
        return done.stderr

    def test_whatever_would_let_others_in(self):
        """insight P4."""
        file = self.write("View.swift", "import SwiftUI\n")
        for options in (
            ["--address", "0.0.0.0"], ["--address", "127.0.0.1"], ["--origin", "https://a.example"], ["--behind-proxy"],
            ["--trusted-proxy", "10.0.0.1"], ["--forwarded-headers", "forwarded"], ["--tls-certificate", "c.pem"],
            ["--tls-key", "k.pem"],
        ):
            with self.subTest(options=options):
                self.assertEqual(
                    self.refusal(file, *options),
                    "banyan: the playground runs the code that its page sends, so it works only in a browser on this machine, "
                    f"without {options[0]}\n")

    def test_what_is_no_file(self):
        self.assertIn("is not a Swift file", self.refusal(str(self.folder)))
        self.assertIn("the link is damaged", self.refusal("http://127.0.0.1:8080/#text=a\x1b[2J"))
        self.assertIn("'x' is not a port", self.refusal("--port", "x"))
        self.assertIn("cannot be written", self.refusal(str(self.folder / "nowhere/View.swift")))

    def test_a_port_that_is_in_use(self):
        import socket
        with socket.socket() as other:
            other.bind(("127.0.0.1", 0))
            other.listen()
            port = other.getsockname()[1]
            self.assertIn(f"port {port} is in use", self.refusal("--port", str(port)))

    def test_a_program_alone_is_played_from_nowhere_else(self):
        """insight P4: the app gives its inspector away, and is framed, only where nobody else reaches it."""
        file = self.write(
            "View.swift", 'import SwiftUI\nstruct ContentView: View { var body: some View { Text("one") } }\n')
        self.assertIn("only if nothing but this machine can reach it", self.fail_to_run(
            file, "--no-watch", "--address", "0.0.0.0", "--port", str(free_port()), "--inspect", "--",
            "--played-from", "http://127.0.0.1:1"))


if __name__ == "__main__":
    unittest.main()
