"""Playing together in the browser."""
