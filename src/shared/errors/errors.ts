import type { ErrorKey } from './error-key';

/**
 * Every way a call can be refused, with its HTTP status and tRPC code. The text shown to the person has the same name
 * in the `errors` namespace.
 */
export const errorTable = {
  body_not_json: { status: 400, trpc: 'PARSE_ERROR' },
  batch_too_large: { status: 400, trpc: 'BAD_REQUEST' },
  unauthenticated: { status: 401, trpc: 'UNAUTHORIZED' },
  invalid_credentials: { status: 401, trpc: 'UNAUTHORIZED' },
  sign_in_expired: { status: 401, trpc: 'UNAUTHORIZED' },
  signature_invalid: { status: 401, trpc: 'UNAUTHORIZED' },
  email_unconfirmed: { status: 403, trpc: 'FORBIDDEN' },
  provider_email_unconfirmed: { status: 403, trpc: 'FORBIDDEN' },
  provider_account_unknown: { status: 403, trpc: 'FORBIDDEN' },
  deactivated: { status: 403, trpc: 'FORBIDDEN' },
  forbidden: { status: 403, trpc: 'FORBIDDEN' },
  rights_beyond_own: { status: 403, trpc: 'FORBIDDEN' },
  foreign_origin: { status: 403, trpc: 'FORBIDDEN' },
  not_found: { status: 404, trpc: 'NOT_FOUND' },
  link_over: { status: 404, trpc: 'NOT_FOUND' },
  page_outdated: { status: 404, trpc: 'NOT_FOUND' },
  method_not_allowed: { status: 405, trpc: 'METHOD_NOT_SUPPORTED' },
  body_too_slow: { status: 408, trpc: 'TIMEOUT' },
  own_account: { status: 409, trpc: 'CONFLICT' },
  invitation_over: { status: 409, trpc: 'CONFLICT' },
  last_with_staff: { status: 409, trpc: 'CONFLICT' },
  unit_retired: { status: 409, trpc: 'CONFLICT' },
  unit_out_of_order: { status: 409, trpc: 'CONFLICT' },
  unit_service_overdue: { status: 409, trpc: 'CONFLICT' },
  unit_dives_overdue: { status: 409, trpc: 'CONFLICT' },
  unit_hydrostatic_overdue: { status: 409, trpc: 'CONFLICT' },
  unit_visual_overdue: { status: 409, trpc: 'CONFLICT' },
  unit_issued: { status: 409, trpc: 'CONFLICT' },
  unit_returned: { status: 409, trpc: 'CONFLICT' },
  tank_signed: { status: 409, trpc: 'CONFLICT' },
  tank_void: { status: 409, trpc: 'CONFLICT' },
  boat_used: { status: 409, trpc: 'CONFLICT' },
  no_private_guide: { status: 409, trpc: 'CONFLICT' },
  sold_out_with_companions: { status: 409, trpc: 'CONFLICT' },
  sold_out: { status: 409, trpc: 'CONFLICT' },
  day_closed: { status: 409, trpc: 'CONFLICT' },
  cut_off: { status: 409, trpc: 'CONFLICT' },
  day_not_offered: { status: 409, trpc: 'CONFLICT' },
  time_not_offered: { status: 409, trpc: 'CONFLICT' },
  departure_booked: { status: 409, trpc: 'CONFLICT' },
  last_departure: { status: 409, trpc: 'CONFLICT' },
  changed_meanwhile: { status: 409, trpc: 'CONFLICT' },
  too_many_holds: { status: 409, trpc: 'CONFLICT' },
  held_seats: { status: 409, trpc: 'CONFLICT' },
  network_holds_open: { status: 409, trpc: 'CONFLICT' },
  group_full: { status: 409, trpc: 'CONFLICT' },
  other_departure: { status: 409, trpc: 'CONFLICT' },
  crew_inactive: { status: 409, trpc: 'CONFLICT' },
  crew_unpaid: { status: 409, trpc: 'CONFLICT' },
  price_changed: { status: 409, trpc: 'CONFLICT' },
  not_bookable: { status: 409, trpc: 'CONFLICT' },
  used_by_products: { status: 409, trpc: 'CONFLICT' },
  orders_open: { status: 409, trpc: 'CONFLICT' },
  state_not_allowed: { status: 409, trpc: 'CONFLICT' },
  order_unpaid: { status: 409, trpc: 'CONFLICT' },
  order_completed: { status: 409, trpc: 'CONFLICT' },
  order_cancelled: { status: 409, trpc: 'CONFLICT' },
  order_declined: { status: 409, trpc: 'CONFLICT' },
  order_refunded: { status: 409, trpc: 'CONFLICT' },
  order_expired: { status: 409, trpc: 'CONFLICT' },
  pickup_fixed: { status: 409, trpc: 'CONFLICT' },
  order_done_already: { status: 409, trpc: 'CONFLICT' },
  guest_without_email: { status: 409, trpc: 'CONFLICT' },
  guest_without_phone: { status: 409, trpc: 'CONFLICT' },
  starter_may_not: { status: 409, trpc: 'CONFLICT' },
  undo_over: { status: 409, trpc: 'CONFLICT' },
  nothing_changed: { status: 409, trpc: 'CONFLICT' },
  order_anonymised: { status: 409, trpc: 'CONFLICT' },
  wrong_amount_waits: { status: 409, trpc: 'CONFLICT' },
  no_wrong_amount: { status: 409, trpc: 'CONFLICT' },
  seats_gone: { status: 409, trpc: 'CONFLICT' },
  not_refundable: { status: 409, trpc: 'CONFLICT' },
  nothing_to_refund: { status: 409, trpc: 'CONFLICT' },
  payment_over: { status: 409, trpc: 'CONFLICT' },
  payment_unavailable: { status: 409, trpc: 'CONFLICT' },
  payment_time_over: { status: 409, trpc: 'CONFLICT' },
  refund_exceeds: { status: 409, trpc: 'CONFLICT' },
  entry_not_reversible: { status: 409, trpc: 'CONFLICT' },
  entry_refunded: { status: 409, trpc: 'CONFLICT' },
  pay_closed: { status: 409, trpc: 'CONFLICT' },
  rate_begins_then: { status: 409, trpc: 'CONFLICT' },
  cash_closed: { status: 409, trpc: 'CONFLICT' },
  till_open: { status: 409, trpc: 'CONFLICT' },
  second_person_needed: { status: 409, trpc: 'CONFLICT' },
  waits_for_second_person: { status: 409, trpc: 'CONFLICT' },
  approval_waits: { status: 409, trpc: 'CONFLICT' },
  approval_decided: { status: 409, trpc: 'CONFLICT' },
  approval_outdated: { status: 409, trpc: 'CONFLICT' },
  own_approval: { status: 409, trpc: 'CONFLICT' },
  invoice_stands: { status: 409, trpc: 'CONFLICT' },
  nothing_to_invoice: { status: 409, trpc: 'CONFLICT' },
  invoice_credited: { status: 409, trpc: 'CONFLICT' },
  refund_not_failed: { status: 409, trpc: 'CONFLICT' },
  too_large: { status: 413, trpc: 'PAYLOAD_TOO_LARGE' },
  file_too_large: { status: 413, trpc: 'PAYLOAD_TOO_LARGE' },
  unsupported_media_type: { status: 415, trpc: 'UNSUPPORTED_MEDIA_TYPE' },
  sign_in_link_over: { status: 422, trpc: 'UNPROCESSABLE_CONTENT' },
  email_verification_failed: { status: 422, trpc: 'UNPROCESSABLE_CONTENT' },
  invalid_fields: { status: 422, trpc: 'UNPROCESSABLE_CONTENT' },
  too_many_orders: { status: 429, trpc: 'TOO_MANY_REQUESTS' },
  too_many_requests: { status: 429, trpc: 'TOO_MANY_REQUESTS' },
  too_many_uploads: { status: 429, trpc: 'TOO_MANY_REQUESTS' },
  unavailable: { status: 503, trpc: 'SERVICE_UNAVAILABLE' },
  outcome_unknown: { status: 500, trpc: 'INTERNAL_SERVER_ERROR' },
  internal: { status: 500, trpc: 'INTERNAL_SERVER_ERROR' },
  backup_key_missing: { status: 409, trpc: 'CONFLICT' },
  busy: { status: 503, trpc: 'SERVICE_UNAVAILABLE' },
} as const satisfies { [code in ErrorKey]?: { status: number; trpc: string } };

export type ErrorCode = keyof typeof errorTable;

/** An untranslated sentence: its key and parameters. */
export type Sentence = { key: ErrorKey; params?: Record<string, unknown> };

type Details = {
  params?: Record<string, unknown>;
  fields?: Record<string, Sentence[]>;
  retryAfterSeconds?: number;
  cause?: unknown;
};

/** A refusal that reaches the caller as it is; anything else that is thrown is our fault and becomes `internal`. */
export class AppError extends Error {
  readonly params: Record<string, unknown>;
  readonly fields: Record<string, Sentence[]> | null;
  readonly retryAfterSeconds: number | null;

  constructor(
    readonly code: ErrorCode,
    details: Details = {},
  ) {
    super(code, { cause: details.cause });
    this.name = 'AppError';
    this.params = details.params ?? {};
    this.fields = details.fields ?? null;
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
  }

  get status(): number {
    return errorTable[this.code].status;
  }
}

/** A refusal that belongs to one form field. */
export const fieldError = (field: string, key: ErrorKey, params?: Record<string, unknown>) =>
  new AppError('invalid_fields', { fields: { [field]: [params ? { key, params } : { key }] } });
