/** The partial pressure of oxygen that recreational divers do not exceed, in thousandths of a bar. */
const MOST_OXYGEN = 1400;
const METRES_A_BAR = 10;

/**
 * The maximum operating depth in metres, rounded down, of a gas with this much oxygen in tenths of a percent. Divides
 * whole numbers, because 1.4 / 0.4 is less than 3.5.
 */
export const modOf = (oxygen: number): number => Math.floor((MOST_OXYGEN * METRES_A_BAR) / oxygen) - METRES_A_BAR;
