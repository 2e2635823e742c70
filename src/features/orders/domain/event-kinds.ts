/** Kinds of events in an order's timeline. */
export const eventKinds = [
  'created',
  'status',
  'payment_failed',
  'wrong_amount',
  'wrong_amount_accepted',
  'wrong_amount_returned',
  'late_payment_returned',
  'excess_returned',
  'refund_requested',
  'refunded',
  'refund_failed',
  'on_site_payment',
  'on_account',
  'part_payment',
  'rest_paid',
  'payment_reversed',
  'due_now_lowered',
  'form_filled_in',
  /** Once per diver and day; the note has the diver's number, from 1. */
  'diver_answered',
  'moved',
  /** The note has the requested day and the customer's message. */
  'move_requested',
  'confirm_undone',
  'decline_undone',
  'move_undone',
  'item_cancelled',
  'item_refunded',
  'edited',
  /** Staff left the price of a changed order unchanged. */
  'difference_left',
  /** More is known of a diver, whose fees are lower. */
  'fees_lowered',
  'note',
  'mail_resent',
  /** The address is in the note. */
  'receipt_mailed',
  /** Staff wrote to the guest. */
  'message_sent',
  'reminded',
  /** The note lists what is still missing. */
  'forms_reminded',
  /** Each diver got the link of their own, soon after the payment. */
  'links_sent',
  'payment_link_sent',
  /** Only staff see which action waits for a second person and how it was decided. */
  'approval_requested',
  'approval_given',
  'approval_refused',
  'approval_withdrawn',
  'invoice_issued',
  'credit_note_issued',
] as const;
