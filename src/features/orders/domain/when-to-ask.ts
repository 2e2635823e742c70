/** The pause between two polls of a payment's outcome. */
export const POLL_PAUSE_MS = 2_000;
/** After this time the page reports that the payment is not confirmed yet instead of polling a silent gateway on. */
const PATIENCE_MS = 10_000;

/** Whether to poll again, after so many polls and so much time, before the customer reads that the payment is open. */
export const mayPollAgain = (polled: number, most: number, waitedMs: number): boolean =>
  polled < most && waitedMs + POLL_PAUSE_MS < PATIENCE_MS;
