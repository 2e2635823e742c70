/** Statuses after which a read is sent once more, because the fault may pass. */
export const worthAnotherTry: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504];
