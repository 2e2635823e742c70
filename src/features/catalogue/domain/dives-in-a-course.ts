/** Dives in the sea of a first course, as training agencies ask for. */
export const DIVES_IN_A_COURSE = 4;
