/**
 * How many things stand on one page of a shop window: more than most shops have, and few enough to be read from the
 * database, sent and drawn at once however many there are.
 */
export const mostOnAShelf = 100;
