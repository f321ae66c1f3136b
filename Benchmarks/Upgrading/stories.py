"""Plays the same stories to three tools and looks at what became of the user's edit.

A story is a template, an edit by the user, a new version of the template, and a look at the project
afterwards. The template has a text file, another one, and a binary file.
"""

import os
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(sys.argv[1]).resolve()
BIN = ROOT / "venv" / "bin"
FORMWORK = os.environ["FORMWORK_BIN"]
EDIT = "USER EDIT"


def run(words, where, **more):
    return subprocess.run(
        [str(word) for word in words], cwd=where, capture_output=True, text=True,
        stdin=subprocess.DEVNULL, **more)


def git(where, *words):
    result = run(["git", *words], where)
    if result.returncode != 0:
        raise SystemExit(f"git {' '.join(words)}: {result.stderr}")


def commit(where, message):
    git(where, "add", "-A")
    git(where, "commit", "-qm", message, "--allow-empty")


TEXT = "".join(f"line {number}\n" for number in range(1, 13))
FILES = {"alpha.txt": TEXT.encode(), "beta.txt": TEXT.encode(), "logo.bin": b"\0\1\2base"}


class Tool:
    """A template that can be changed, and a project made from it."""

    def __init__(self, story):
        self.home = ROOT / "stories" / story / type(self).__name__
        shutil.rmtree(self.home, ignore_errors=True)
        self.template = self.home / "template"
        self.template.mkdir(parents=True)
        self.names = {name: name for name in FILES}
        self.contents = dict(FILES)
        self.choices = ["grid", "list"]

    def path(self, name):
        return self.project / self.prefix / name

    def tree(self):
        files = [path for path in self.project.rglob("*") if path.is_file()]
        return {
            str(path.relative_to(self.project)): path.read_bytes() for path in files
            if ".git" not in path.relative_to(self.project).parts}


class Copier(Tool):
    prefix = "."

    def write(self, version):
        for path in self.template.glob("*"):
            if path.name != ".git":
                path.unlink()
        choices = ", ".join(self.choices)
        (self.template / "copier.yml").write_text(
            f"style:\n  type: str\n  choices: [{choices}]\n  default: {self.choices[0]}\n")
        (self.template / "{{ _copier_conf.answers_file }}.jinja").write_text(
            "{{ _copier_answers|to_nice_yaml }}")
        (self.template / "style.txt.jinja").write_text("style {{ style }}\nend\n")
        for name, place in self.names.items():
            (self.template / place).write_bytes(self.contents[name])
        if not (self.template / ".git").exists():
            git(self.template, "init", "-q")
        commit(self.template, version)
        git(self.template, "tag", version)

    def make(self):
        self.project = self.home / "project"
        result = run(
            [BIN / "copier", "copy", "--defaults", "--data", "style=grid", "--vcs-ref", "1.0.0",
             self.template, self.project], self.home)
        assert result.returncode == 0, result.stderr
        git(self.project, "init", "-q")
        commit(self.project, "made")

    def upgrade(self, *data):
        words = [word for item in data for word in ("--data", item)]
        return run([BIN / "copier", "update", "--defaults", *words], self.project)


class Cruft(Tool):
    prefix = "."

    def write(self, version):
        body = self.template / "{{ cookiecutter.slug }}"
        shutil.rmtree(body, ignore_errors=True)
        body.mkdir()
        choices = ", ".join(f'"{choice}"' for choice in self.choices)
        (self.template / "cookiecutter.json").write_text(
            f'{{"slug": "project", "style": [{choices}]}}\n')
        (body / "style.txt").write_text("style {{ cookiecutter.style }}\nend\n")
        for name, place in self.names.items():
            (body / place).write_bytes(self.contents[name])
        if not (self.template / ".git").exists():
            git(self.template, "init", "-q")
        commit(self.template, version)

    def make(self):
        self.project = self.home / "project"
        result = run(
            [BIN / "cruft", "create", "--no-input", "--extra-context", '{"style": "grid"}',
             "--output-dir", self.home, self.template], self.home)
        assert result.returncode == 0, result.stderr
        git(self.project, "init", "-q")
        commit(self.project, "made")

    def upgrade(self, *data):
        words = []
        if data:
            pairs = ", ".join(f'"{key}": "{value}"' for key, value in (d.split("=") for d in data))
            words = ["--variables-to-update", "{" + pairs + "}"]
        return run([BIN / "cruft", "update", "--skip-apply-ask", *words], self.project)


class Formwork(Tool):
    prefix = "Sources/App/Features/Profile"

    def write(self, version):
        home = self.template / "TemplateSets" / "team"
        home.mkdir(parents=True, exist_ok=True)
        choices = "".join(f'<choice value="{choice}">{choice}</choice>' for choice in self.choices)
        files = "".join(
            f'<file id="{name.split(".")[0]}" role="view" '
            f'template="{name}{"" if name.endswith(".bin") else ".stencil"}" output="{place}"/>'
            for name, place in self.names.items())
        for path in home.glob("*"):
            path.unlink()
        (home / "template-set.xml").write_text(
            '<?xml version="1.0" encoding="UTF-8"?>\n'
            '<templateSet xmlns="urn:formwork:template-set:1" id="team" '
            f'version="{version}"><title>Team</title><summary>Four files.</summary>'
            f'<parameters><parameter name="style" type="choice"><prompt>Style?</prompt>{choices}'
            '</parameter></parameters><roles><role id="view" suffix="View"/></roles>'
            f'<files>{files}<file id="style" role="view" template="style.txt.stencil" '
            'output="style.txt"/></files></templateSet>\n')
        (home / "style.txt.stencil").write_text("style {{ style }}\nend\n")
        for name in self.names:
            ending = "" if name.endswith(".bin") else ".stencil"
            (home / (name + ending)).write_bytes(self.contents[name])
        if hasattr(self, "project"):
            self.bring()

    def bring(self):
        shutil.rmtree(self.project / "TemplateSets", ignore_errors=True)
        shutil.copytree(self.template / "TemplateSets", self.project / "TemplateSets")
        commit(self.project, "the set")

    def make(self):
        self.project = self.home / "project"
        (self.project / "Sources/App").mkdir(parents=True)
        (self.project / "Package.swift").write_text(
            "// swift-tools-version: 6.0\nimport PackageDescription\n\n"
            'let package = Package(name: "App", targets: [.target(name: "App")])\n')
        (self.project / "Sources/App/App.swift").write_text("struct App {}\n")
        git(self.project, "init", "-q")
        self.bring()
        result = run(
            [FORMWORK, "generate", "Profile", "--set", "team", "--value", "style=grid"],
            self.project)
        assert result.returncode == 0, result.stderr
        commit(self.project, "made")

    def upgrade(self, *data):
        words = [word for item in data for word in ("--value", item)]
        return run([FORMWORK, "upgrade", *words], self.project)


def edit(tool, name="alpha.txt", line=9):
    path = tool.path(name)
    path.write_text(path.read_text().replace(f"line {line}\n", f"line {line} {EDIT}\n"))


def renamed(tool):
    edit(tool)
    tool.names["alpha.txt"] = "gamma.txt"
    tool.contents["alpha.txt"] = TEXT.replace("line 2\n", "line 2 new\n").encode()


def dropped(tool):
    edit(tool)
    del tool.names["alpha.txt"]


def deleted(tool):
    tool.path("alpha.txt").unlink()
    tool.contents["alpha.txt"] = TEXT.replace("line 2\n", "line 2 new\n").encode()


def moved(tool):
    edit(tool)
    (tool.path(".") / "mine").mkdir()
    tool.path("alpha.txt").rename(tool.path("mine/alpha.txt"))
    tool.contents["alpha.txt"] = TEXT.replace("line 2\n", "line 2 new\n").encode()


def binary(tool):
    tool.path("logo.bin").write_bytes(b"\0\1\2" + EDIT.encode())
    tool.contents["logo.bin"] = b"\0\1\2theirs"


def text(tool):
    edit(tool)
    tool.contents["alpha.txt"] = TEXT.replace("line 9\n", "line 9 new\n").encode()


def answers(tool):
    path = tool.path("style.txt")
    path.write_text(path.read_text().replace("end\n", f"end {EDIT}\n"))
    tool.choices = ["tiles", "list"]


STORIES = [renamed, dropped, deleted, moved, binary, text, answers]


def outcome(tool, story, result):
    """What became of the edit, in a few words."""
    after = tool.tree()
    held = sorted(name for name, data in after.items() if EDIT.encode() in data)
    words = []
    if story is deleted:
        words.append("came back" if tool.path("alpha.txt").exists() else "stays deleted")
    else:
        words.append("edit in " + ", ".join(held) if held else "EDIT LOST")
    if story in (renamed, moved):
        together = [name for name in held if b"line 2 new" in after[name]]
        words.append("with the new version" if together else "without the new version")
    if any(b"<<<<<<<" in data for data in after.values()):
        words.append("markers")
    rejected = sorted(name for name in after if name.endswith((".rej", ".theirs")))
    if rejected:
        words.append("beside: " + ", ".join(rejected))
    if story is answers:
        style = tool.path("style.txt")
        words.append(style.read_text().split("\n")[0] if style.exists() else "no style.txt")
    return f"exit {result.returncode}; " + "; ".join(words).replace(tool.prefix + "/", "")


def play(kind, story):
    tool = kind(story.__name__)
    tool.write("1.0.0")
    tool.make()
    story(tool)
    commit(tool.project, "edited")
    tool.write("2.0.0")
    result = tool.upgrade()
    words = outcome(tool, story, result)
    log = tool.home / "output.txt"
    log.write_text(result.stdout + result.stderr)
    print(f"{story.__name__:9} {kind.__name__:9} {words}", flush=True)


def main():
    for tool in ("copier", "cruft"):
        print(run([BIN / "pip", "show", tool], ROOT).stdout.split("\n")[1], tool)
    print(run([FORMWORK, "--version"], ROOT).stdout.strip())
    for story in STORIES:
        for kind in (Formwork, Copier, Cruft):
            play(kind, story)


main()
