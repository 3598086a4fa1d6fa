"""What is said when a figure cannot be had here."""


class Missing(Exception):
    """Something that a figure needs is not here: the message says what, and how to get it where that is known."""
