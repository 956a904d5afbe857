#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""resolve.py INTENT: settles one effect as a person with a screen reader does.

Everything that is known comes out of the accessibility tree, everything that is done goes in through it: the focus, the
actions of its objects, and keys by its registry.
"""
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

KEYSYMS = {"l": 0x6C, "Down": 0xFF54}  # of X
PATIENCE = 60  # seconds
KEY_PATIENCE = 5  # seconds until a key is pressed again
PAUSE = 0.05  # between two looks at the tree


def within(seconds, question):
    """The first true answer; None: there was none in time."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        try:
            answer = question()
        except GLib.Error:  # it went away while being looked at
            answer = None
        if answer:
            return answer
        time.sleep(PAUSE)
    return None


def until(what, question):
    return within(PATIENCE, question) or sys.exit(f"atspi: {what}: not within {PATIENCE} s")


def application():
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        child = desktop.get_child_at_index(index)
        if child is not None and child.get_name() == "countersign":
            return child
    return None


def has(node, *states):
    held = node.get_state_set()
    return all(held.contains(state) for state in states)


def walk(node):
    """Everything below that is shown; of a table only the table, which may be long."""
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child is None or not has(child, Atspi.StateType.SHOWING):
            continue
        yield child
        if child.get_role() not in (Atspi.Role.TABLE, Atspi.Role.LIST):
            yield from walk(child)


def find(root, role, begins):
    for node in walk(root):
        if node.get_role() == role and node.get_name().startswith(begins):
            return node
    return None


def plain(text):
    """Without the marks that keep an id from being reordered."""
    return text.translate({mark: None for mark in (0x2066, 0x2068, 0x2069)})


def said(root):
    """All words on the screen."""
    return [node.get_name() for node in walk(root) if node.get_role() == Atspi.Role.LABEL]


def press(key, what, question):
    """Presses the key, again where nothing came of it: a server that just started loses some."""
    for _ in range(PATIENCE // KEY_PATIENCE):
        Atspi.generate_keyboard_event(KEYSYMS[key], None, Atspi.KeySynthType.SYM)
        if answer := within(KEY_PATIENCE, question):
            return answer
    sys.exit(f"atspi: {key}: {what}: not within {PATIENCE} s")


def do(node):
    action = node.get_action_iface()
    for index in range(action.get_n_actions()):
        if Atspi.Action.get_action_name(action, index).lower() == "press":
            return Atspi.Action.do_action(action, index)
    sys.exit(f"atspi: {node.get_name()} cannot be pressed")


def focused_row(table):
    """What a reader says of the row that has the focus: the sentence in its first cell."""
    rows = table.get_table_iface()
    for row in range(rows.get_n_rows()):
        cell = rows.get_accessible_at(row, 0)
        if cell is not None and has(cell, Atspi.StateType.FOCUSED):
            return cell.get_name()
    return None


def main():
    intent = sys.argv[1]
    console = until("the console is in the tree", application)
    window = until("its window is shown", lambda: find(console, Atspi.Role.FRAME, "SANDBOX"))
    table = until("the queue is shown", lambda: find(window, Atspi.Role.TABLE, ""))
    until("rows are in the queue", lambda: table.get_table_iface().get_n_rows() > 0)
    print("window:", window.get_name())
    until("the window has the keyboard", lambda: has(window, Atspi.StateType.ACTIVE))
    table.get_component_iface().grab_focus()
    until("the queue has the focus", lambda: focused_row(table))
    rows = table.get_table_iface().get_n_rows()
    row = until("a row has the focus", lambda: focused_row(table))
    while not plain(row).endswith(intent):
        row = press("Down", f"the row after {row}",
                    lambda: next((r for r in [focused_row(table)] if r and r != row), None))
    print("row:", row)
    until("the effect is shown", lambda: any(intent in plain(words) for words in said(window)))
    answer = press("l", "the provider answers",
                   lambda: next((words for words in said(window) if "provider says" in words), None))
    print("heard:", answer)
    accept = until("the receipt can be accepted", lambda: next(
        (b for b in walk(window) if b.get_role() == Atspi.Role.PUSH_BUTTON and "Accept" in b.get_name()
         and "unavailable" not in b.get_name()), None))
    print("pressing:", accept.get_name())
    do(accept)
    sign = until("the sheet is open and can be signed",
                 lambda: find(window, Atspi.Role.PUSH_BUTTON, "Sign and accept"))
    print("sheet:", [words for words in said(window) if "No money moves" in words or "counts as" in words])
    do(sign)
    outcome = until("the ledger has taken it", lambda: next(
        (b.get_name() for b in walk(window) if "Signed and applied" in b.get_name()), None))
    print("heard:", outcome)


main()
