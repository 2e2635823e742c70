/** A person is answered within ten seconds; what is left of them is for our own work. */
const OUTSIDE_MS = 8_000;

/** Over when a caller should have an answer. It is one for all the questions a call asks outside, so that they do not add up. */
export const newDeadline = (): AbortSignal => AbortSignal.timeout(OUTSIDE_MS);
