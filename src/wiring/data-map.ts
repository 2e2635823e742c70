import { blankAccount } from '@/features/accounts/settings/data';
import { erasedDiverRow, sealedColumns } from '@/features/booking/divers/domain/row';
import { blankOrder } from '@/features/orders/erasure/data';
import type { Fate } from './fate';
import { tablesOfShop } from './tables-of-shop';

/** The name in the database of a column with this name in Prisma. */
export const columnName = (name: string): string =>
  name.replace(/[A-Z]/g, (character) => `_${character.toLowerCase()}`);
const columnsOf = (values: object): string[] => Object.keys(values).map(columnName);

const ID = 'drawn at random, and the row that it leads to is erased, or about nobody';
const MOMENT = 'when it happened, without whom it happened to';
const ACCOUNTING = 'what was sold, and for how much';
const GATEWAY = 'the number by which accounting finds the payment at the gateway';
const ONE_OF_FEW = 'one of a few words that the product chooses';

const because = (reason: string, ...columns: string[]) => Object.fromEntries(columns.map((column) => [column, reason]));

/** Every table by its name in the database: which columns can identify or describe a person, and their fate. */
export const dataMap: Readonly<Record<string, Fate>> = {
  users: {
    blanked: [...columnsOf(blankAccount), 'email'],
    stays: {
      ...because(ID, 'id'),
      ...because(MOMENT, 'created_at', 'updated_at', 'erased_at', 'guess_notice_at'),
      role: ONE_OF_FEW,
      provider: ONE_OF_FEW,
      locale: ONE_OF_FEW,
      session_version: 'a count',
    },
  },
  sessions: { deleted: 'with the account' },
  link_tokens: { deleted: 'with the account; the others when they expire' },
  one_time_codes: { deleted: 'with the account; the others within the hour' },
  identities: { deleted: 'with the account' },
  messages: { deleted: 'those written by the account or from its address' },
  message_answers: { deleted: 'with the message' },
  idempotency_keys: { deleted: 'with the account, with the order, or after a day' },
  media: { deleted: 'unless the shop shows the picture; nothing in the row names anybody' },

  orders: {
    blanked: columnsOf(blankOrder),
    sealed: ['emergency', 'sealed_details'],
    stays: {
      ...because(ID, 'id', 'customer_id', 'product_id', 'departure_id', 'variant_id', 'placed_by_id'),
      ...because(MOMENT, 'expires_at', 'anonymised_at', 'created_at', 'updated_at'),
      ...because('whether its seats are claimed', 'holds_seats'),
      booking_id: 'the number of the booking, drawn at random',
      status: ONE_OF_FEW,
      locale: ONE_OF_FEW,
      activity_date: ACCOUNTING,
      last_day: ACCOUNTING,
      quantity: ACCOUNTING,
      diver_count: ACCOUNTING,
      snapshot: 'the product as it was sold',
      unit_price: ACCOUNTING,
      payment_type: ONE_OF_FEW,
      activity_fee: ACCOUNTING,
      add_on_fee: ACCOUNTING,
      discount: ACCOUNTING,
      total: ACCOUNTING,
      due_now: ACCOUNTING,
      remaining: ACCOUNTING,
      retained: ACCOUNTING,
      pickup_area: 'one of the areas the cars serve, without an address',
      attention: ONE_OF_FEW,
    },
  },
  order_divers: {
    blanked: [...columnsOf(erasedDiverRow), 'phone_marks'],
    sealed: sealedColumns.map(columnName),
    stays: { ...because(ID, 'id', 'order_id'), position: 'the first, the second' },
  },
  order_events: {
    blanked: ['note'],
    stays: {
      ...because(ID, 'id', 'order_id', 'actor_id'),
      ...because(MOMENT, 'at'),
      internal: 'whether the customer sees it',
      kind: ONE_OF_FEW,
      by: ONE_OF_FEW,
      from_status: ONE_OF_FEW,
      to_status: ONE_OF_FEW,
      amount: ACCOUNTING,
    },
  },
  payment_attempts: {
    blanked: ['payment_url'],
    stays: {
      ...because(ID, 'id', 'order_id'),
      ...because(MOMENT, 'expires_at', 'polled_at', 'settled_at', 'created_at', 'updated_at'),
      gateway: ONE_OF_FEW,
      reference: GATEWAY,
      session_id: GATEWAY,
      payment_id: GATEWAY,
      amount: ACCOUNTING,
      status: ONE_OF_FEW,
      channel: 'how it was paid: by card, by transfer',
      wrong_amount: ACCOUNTING,
      wrong_currency: ACCOUNTING,
      wrong_outcome: ONE_OF_FEW,
    },
  },
  ledger_entries: {
    blanked: [],
    stays: {
      ...because(ID, 'id', 'order_id', 'attempt_id', 'refund_id', 'recorded_by_id'),
      ...because(MOMENT, 'at'),
      kind: ONE_OF_FEW,
      amount: ACCOUNTING,
      method: ONE_OF_FEW,
    },
  },
  refunds: {
    blanked: ['last_error'],
    stays: {
      ...because(ID, 'id', 'order_id', 'attempt_id'),
      ...because(MOMENT, 'created_at', 'updated_at', 'settled_at', 'withdrawn_at'),
      amount: ACCOUNTING,
      reason: ONE_OF_FEW,
      status: ONE_OF_FEW,
      gateway_id: GATEWAY,
      round: 'how often it was tried',
      tries: 'how often it was tried',
    },
  },
  gateway_events: {
    blanked: ['body'],
    stays: {
      ...because(ID, 'id'),
      ...because(MOMENT, 'received_at', 'handled_at'),
      gateway: ONE_OF_FEW,
      dedupe_key: 'ids and a status, or a hash',
      outcome: ONE_OF_FEW,
    },
  },
  unmatched_payments: {
    blanked: [],
    stays: {
      ...because(MOMENT, 'paid_at', 'found_at'),
      gateway: ONE_OF_FEW,
      reference: GATEWAY,
      ours: ACCOUNTING,
      theirs: ACCOUNTING,
    },
  },
  audit_entries: {
    blanked: ['label', 'before', 'after'],
    stays: {
      ...because(ID, 'id', 'actor_id'),
      ...because(MOMENT, 'at'),
      action: ONE_OF_FEW,
      entity: ONE_OF_FEW,
      entity_id: 'the id of a row that is gone or blank',
      request_id: 'drawn at random for each call',
    },
  },
  sandbox_sessions: {
    blanked: [],
    stays: {
      ...because(MOMENT, 'expires_at', 'created_at', 'paid_at'),
      pays_late: 'how the stand-in behaves',
      id: GATEWAY,
      reference: GATEWAY,
      amount: ACCOUNTING,
      description: 'the booking ID and the product',
      payment_url: 'a page that names the booking alone',
      paid_amount: ACCOUNTING,
      status: ONE_OF_FEW,
      success_url: 'a page of ours, with the id of the order',
      failure_url: 'a page of ours, with the id of the order',
    },
  },
  sandbox_refunds: {
    blanked: [],
    stays: {
      ...because(MOMENT, 'created_at'),
      id: GATEWAY,
      session_id: GATEWAY,
      reference: GATEWAY,
      amount: ACCOUNTING,
      status: ONE_OF_FEW,
    },
  },
  rate_limits: {
    blanked: [],
    stays: { key: 'a limit and a hash, for an hour at most', points: 'a count', expire: 'a moment' },
  },
  crew_members: { deleted: 'by the staff, when the person leaves or asks for it; the audit log then names nobody' },
  crew_days: { deleted: 'with the crew member' },

  _private_jobs: {
    deleted: 'the mails about the person or the order and what may queue one; other jobs carry ids alone',
  },

  ...tablesOfShop,
};
