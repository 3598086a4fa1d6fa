"""Many matches: counted, compared, measured."""
