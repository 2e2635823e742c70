/** The one way to read the clock; everything below is handed the moment. */
export const readClock = (): Date => new Date();
