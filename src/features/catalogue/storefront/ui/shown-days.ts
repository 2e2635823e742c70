/** Free days on a card. */
export const SHOWN_DAYS = 4;
