/** The screen on the shop's wall refetches without being touched. */
export const keepFresh = { refetchInterval: 60_000 };
