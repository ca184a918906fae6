"""Games as arrays on a GPU, and training by self-play; needs the extra `postroad[learn]`. Nothing that plays imports it."""
