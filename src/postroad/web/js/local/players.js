// The ids of players at local tables.

export const LOCAL_PLAYER = "here"; // all people at this device, who share a screen
export const MAIL_PLAYER = "post"; // a person on another device, who exchanges turn links
