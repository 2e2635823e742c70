/** After this something hangs: on a busy machine a correct test may take many times as long as on an idle one. */
export const HANGING_MS = 600_000;
