/** Enough for a party that tries several trips, too few to probe the rules by machine. */
export const fitPerAddress = { name: 'fit-address', points: 60, perSeconds: 15 * 60, of: 'address' } as const;
