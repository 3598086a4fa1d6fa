"""Ultimo: four card games for people and for programs. The rooms and their order are in ARCHITECTURE.md."""
