/** The pause between two polls of a payment's outcome. */
export const POLL_PAUSE_MS = 2_000;
/** The time in milliseconds after which the page reports an unconfirmed payment and stops polling a silent gateway. */
const PATIENCE_MS = 10_000;

/** Decides whether to poll again, by polls made and time passed, before the page reports the payment as open. */
export const mayPollAgain = (polled: number, most: number, waitedMs: number): boolean =>
  polled < most && waitedMs + POLL_PAUSE_MS < PATIENCE_MS;
