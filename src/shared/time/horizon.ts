/** Days ahead that can be booked. */
export const HORIZON_DAYS = 365;
/** Today and the last bookable day are both included. */
export const MAX_DAYS = HORIZON_DAYS + 1;
