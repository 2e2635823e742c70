/** Reasons why an order needs a person. */
export const attentionReasons = [
  'wrong_amount',
  'refund_failed',
  'refund_by_hand',
  'move_requested',
  'misfit',
  'flight',
] as const;
