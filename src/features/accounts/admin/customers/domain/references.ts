/**
 * Lists every column that refers to an account. In a merge, rows of `moves` columns move to the account that stays, and
 * rows of `ends` columns end with the other account.
 */
export const referencesToAccounts = {
  'audit_entries.actor_id': 'moves',
  'booking_drafts.owner_id': 'ends',
  'bulk_acts.started_by_id': 'moves',
  'cash_reports.closed_by_id': 'moves',
  'closure_proposals.decided_by_id': 'moves',
  'customer_notes.author_id': 'moves',
  'customer_notes.customer_id': 'moves',
  'days.published_by_id': 'moves',
  'equipment_issues.issued_by_id': 'moves',
  'equipment_issues.returned_by_id': 'moves',
  'gas_logs.logged_by_id': 'moves',
  'health_outcomes.owner_id': 'ends',
  'health_records.decided_by_id': 'moves',
  'identities.user_id': 'ends',
  'invoices.issued_by_id': 'moves',
  'ledger_entries.recorded_by_id': 'moves',
  'link_tokens.user_id': 'ends',
  'media.owner_id': 'moves',
  'message_answers.author_id': 'moves',
  'messages.account_id': 'moves',
  'one_time_codes.user_id': 'ends',
  'order_events.actor_id': 'moves',
  'orders.customer_id': 'moves',
  'orders.placed_by_id': 'moves',
  'page_texts.saved_by_id': 'moves',
  'pay_extras.created_by_id': 'moves',
  'pay_months.closed_by_id': 'moves',
  'people.owner_id': 'moves',
  'receipts.issued_by_id': 'moves',
  'refund_approvals.decided_by_id': 'moves',
  'refund_approvals.requested_by_id': 'moves',
  'refunds.requested_by_id': 'moves',
  'sessions.user_id': 'ends',
  'shop_settings.saved_by_id': 'moves',
  'till_counts.counted_by_id': 'moves',
  'till_entries.recorded_by_id': 'moves',
  'waivers.owner_id': 'moves',
  'waivers.recorded_by_id': 'moves',
} as const satisfies Record<string, 'moves' | 'ends'>;

export const movingReferences = Object.entries(referencesToAccounts).flatMap(([name, fate]) => {
  const [table, column] = name.split('.');
  return fate === 'moves' && table && column ? [{ table, column }] : [];
});
