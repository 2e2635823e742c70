/** The product kinds in the list of trips. */
export const tripKinds = ['trip' as const, 'activity' as const];
