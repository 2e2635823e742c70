/** What the list of trips contains. */
export const tripKinds = ['trip' as const, 'activity' as const];
