export const MAX_FILES = 5;

/** The days for which an outcome counts for later bookings. */
export const KEPT_DAYS = 365;

/** The days after diving, after which answers and files are destroyed. */
export const READABLE_DAYS = 30;
