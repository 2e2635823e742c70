/** After this something hangs: on a busy machine a test takes many times as long as on an idle one, and is right. */
export const HANGING_MS = 600_000;
