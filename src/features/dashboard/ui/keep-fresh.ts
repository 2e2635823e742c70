/** The screen on the shop's wall refreshes without being touched. */
export const keepFresh = { refetchInterval: 60_000 };
