"""Leave-one-out: a feature is deleted from a copy of its project and generated again."""
import json
import os
import re
import shutil
import subprocess
import tempfile

import measure

# Descriptions of a feature's own module, which a scan doesn't count among its files.
MANIFESTS = ("Package.swift", "Project.swift")


def run(command, timeout=180):
    done = subprocess.run(command, capture_output=True, text=True, timeout=timeout)
    try:
        return json.loads(done.stdout)
    except ValueError:
        return {"error": f"exit {done.returncode}: {done.stderr.strip()[:200]}"}


def created(diff):
    """The new files of a unified diff."""
    files, path, skip = {}, None, 0
    for line in diff.split("\n"):
        if line.startswith("diff --git "):
            path = None
        elif path is None and line.startswith("+++ b/"):
            path = line[6:].split("\t")[0].strip('"')
            files[path] = []
        elif path and line.startswith("+"):
            files[path].append(line[1:] + "\n")
        elif path and line.startswith("\\ No newline"):
            files[path][-1] = files[path][-1][:-1]
    return {p: "".join(l) for p, l in files.items()}


def forget(copy, paths):
    """Deletes files, the folders that this empties, and the lines of project files that name them."""
    for p in paths:
        path = os.path.join(copy, p)
        if os.path.lexists(path):
            os.remove(path)
        folder = os.path.dirname(path)
        while folder != copy and os.path.isdir(folder) and not os.listdir(folder):
            os.rmdir(folder)
            folder = os.path.dirname(folder)


def link(source, target):
    try:
        os.link(source, target, follow_symlinks=False)
    except OSError:
        shutil.copy2(source, target)


def text(root, path):
    try:
        return open(os.path.join(root, path), encoding="utf-8").read()
    except (OSError, UnicodeDecodeError):
        return None


class Case:
    """One deleted feature: what was planned, and what really stood there."""

    def __init__(self, formwork, root, name, group, deleted, wanted, siblings):
        self.name = name
        self.wanted = set(wanted)
        work = tempfile.mkdtemp(prefix="learning-")
        try:
            copy = os.path.join(work, os.path.basename(root.rstrip("/")))
            # A dry run writes nothing, so links do where they can be made.
            shutil.copytree(root, copy, symlinks=True, copy_function=link)
            real = {p: text(copy, p) for p in wanted}
            near = self.neighbour(siblings, copy)
            forget(copy, deleted)
            command = [formwork, "generate", name, "--project", copy, "--set", "project-matched",
                       "--dry-run", "--diff", "--json"]
            if group:
                command += ["--group", group]
            self.out = run(command)
            self.error = self.out.get("error") or next(
                (d["message"] for d in self.out.get("diagnostics", []) if d["severity"] == "error"), None)
            self.planned = {f["path"] for f in self.out.get("files", [])
                            if f["path"].endswith(".swift") and f["action"] == "create"
                            and os.path.basename(f["path"]) not in MANIFESTS}
            self.files = {p: t for p, t in created(self.out.get("diff", "")).items() if p.endswith(".swift")}
            self.real = {p: t for p, t in real.items() if t is not None}
            self.near = near
            self.declared = self.types_left(copy)
        finally:
            shutil.rmtree(work, ignore_errors=True)

    @staticmethod
    def neighbour(siblings, copy):
        """The sibling features' stems with the texts of their files."""
        return [(stem, {p: text(copy, p) for p in paths if p.endswith(".swift")}) for stem, paths in siblings]

    @staticmethod
    def types_left(copy):
        found = set()
        for folder, folders, names in os.walk(copy):
            folders[:] = [f for f in folders if f not in (".git", "Pods", "Carthage", ".build")]
            for n in names:
                if n.endswith(".swift"):
                    t = text(folder, n)
                    if t:
                        found |= measure.types(t)
        return found

    @property
    def f1(self):
        return measure.f1(len(self.planned & self.wanted), len(self.planned), len(self.wanted))

    def content(self):
        """Figures of the content, over the files that both planned and written by the team."""
        both = sorted(set(self.files) & set(self.real))
        result = {"files": len(self.files), "unparsable": measure.parses(self.files),
                  "dangling": sorted(measure.dangling(self.files, self.name, self.declared)),
                  "members": sorted(measure.dangling_members(self.files, self.name, self.particular()))}
        planned, wanted = {}, {}
        hit = total = 0
        for path in both:
            a, b = measure.declarations(self.files[path]), measure.declarations(self.real[path])
            hit += sum((a & b).values())
            total += sum(a.values()) + sum(b.values())
        result["declarations"] = 2 * hit / total if total else None
        result.update(self.line_figures(both))
        return result

    def line_figures(self, both):
        """Lines that are right, and lines that name another feature's own concepts, beside copy and rename."""
        right = copied_right = foreign = copied_foreign = ours = theirs = 0
        own_words = {p: measure.words(t) for p, t in self.real.items()}
        allowed = set().union(*own_words.values()) if own_words else set()
        # The nearest siblings, as one who copies by hand would take them: those with the most of the files. Which
        # of them he takes, chance decides, so they count on average.
        near = {stem: placed({p.replace(stem, self.name): rename(t, stem, self.name) for p, t in files.items() if t}, both)
                for stem, files in self.near}
        counts = {stem: len([p for p in both if p in files]) for stem, files in near.items()}
        best = [near[s] for s, n in counts.items() if n and n == max(counts.values())]
        concepts = self.concepts() - allowed
        examples = []
        for path in both:
            real = measure.lines(self.real[path])
            mine = measure.lines(self.files[path])
            right += sum((mine & real).values())
            ours += sum(mine.values())
            named = [l for l in mine if measure.words(l) & concepts]
            foreign += sum(mine[l] for l in named)
            examples += [(path, l) for l in named]
            for copies in best:
                copied = measure.lines(copies.get(path, ""))
                copied_right += sum((copied & real).values()) / len(best)
                theirs += sum(copied.values()) / len(best)
                copied_foreign += sum(n for l, n in copied.items() if measure.words(l) & concepts) / len(best)
        return {"right": right, "lines": ours, "foreign": foreign, "foreign_lines": examples,
                "copied_right": copied_right, "copied_lines": theirs, "copied_foreign": copied_foreign}


    def particular(self):
        """Members that siblings' files declare."""
        return set().union(*(measure.members(t) for _, f in self.near for t in f.values() if t), set())

    def concepts(self):
        """Types that one sibling declares and no other mentions."""
        mentions = {s: set().union(*(measure.words(t) for t in f.values() if t), set()) for s, f in self.near}
        found = set()
        for stem, files in self.near:
            own = set().union(*(measure.types(t) for t in files.values() if t), set())
            found |= {c for c in own if not any(c in m for s, m in mentions.items() if s != stem)}
        return {c for c in found if not measure.bears(c, self.name)}


def placed(copies, wanted):
    """Copies by the paths that are wanted: one who copies by hand puts each file where it belongs."""
    names = {os.path.basename(p): t for p, t in copies.items()}
    return {p: copies.get(p, names.get(os.path.basename(p), "")) for p in wanted
            if p in copies or os.path.basename(p) in names}


def rename(text, old, new):
    lower = old[0].lower() + old[1:]
    text = re.sub(rf"(?<![A-Z]){re.escape(old)}(?![a-z0-9])", new, text)
    return re.sub(rf"(?<![A-Za-z]){re.escape(lower)}(?![a-z0-9])", new[0].lower() + new[1:], text)
