export const tripKinds = ['trip' as const, 'activity' as const];
