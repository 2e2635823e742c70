/** Meals that a confirmed booking gives. */
export const MEALS_PER_BOOKING = 15;
