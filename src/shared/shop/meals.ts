/** Meals donated per confirmed booking. */
export const MEALS_PER_BOOKING = 15;
