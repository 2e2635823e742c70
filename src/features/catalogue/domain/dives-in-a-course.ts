/** Open-water dives of a first course, as required by training agencies. */
export const DIVES_IN_A_COURSE = 4;
