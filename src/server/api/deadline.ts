/** A caller is answered within ten seconds; the rest of them is for our own work. */
const OUTSIDE_MS = 8_000;

/** Aborts when a caller should have an answer. All outside requests of a call share it, so that they do not add up. */
export const newDeadline = (): AbortSignal => AbortSignal.timeout(OUTSIDE_MS);
