/** Node alone: a program that does nothing. */
