/** How often the screen on the wall of the shop asks again, without anybody touching it. */
export const keepFresh = { refetchInterval: 60_000 };
