// Whose the seats of a table in this page are.

export const HERE = "here"; // of whoever is at this page: all its people share a screen
export const POST = "post"; // of somebody elsewhere, who sends and gets letters
