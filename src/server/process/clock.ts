/** The only function that reads the clock; all other code gets the time as an argument. */
export const readClock = (): Date => new Date();
