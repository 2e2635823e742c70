/** The only way to read the clock; all other code gets the time as an argument. */
export const readClock = (): Date => new Date();
