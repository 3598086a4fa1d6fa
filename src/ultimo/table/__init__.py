"""What any card game is made of."""
