"""The door: the command `ultimo`, for people and programs."""

from ultimo.cli.commands import main

__all__ = ["main"]
