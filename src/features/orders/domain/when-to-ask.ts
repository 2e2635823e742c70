/** The pause between two questions about what became of a payment. */
export const ASK_PAUSE_MS = 2_000;
/** The page says that the payment is not known of yet rather than go on asking a gateway that does not answer. */
const PATIENCE_MS = 10_000;

/** Whether to ask again after so many questions and so much time, before the customer hears that it is still open. */
export const mayAskAgain = (polled: number, most: number, waitedMs: number): boolean =>
  polled < most && waitedMs + ASK_PAUSE_MS < PATIENCE_MS;
