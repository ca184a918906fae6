// Whose the seats of a table in this page are.

export const LOCAL_PLAYER = "here"; // of whoever is at this page: all its people share a screen
export const MAIL_PLAYER = "post"; // of somebody elsewhere, who sends and gets letters
