/** Open-water dives in a first course, as training agencies require. */
export const DIVES_IN_A_COURSE = 4;
