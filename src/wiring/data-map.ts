import { blankAccount } from '@/features/accounts/settings/data';
import { ACCOUNTING, because, columnsOf, type Fate, GATEWAY, ID, MOMENT, ONE_OF_FEW } from './fates';
import { fatesOfOrders } from './fates-of-orders';
import { fatesOfTill } from './fates-of-till';
import { tablesOfShop } from './tables-of-shop';

/**
 * Every database table by name: which of its columns can identify or describe a person, and what erasure does to them.
 */
export const dataMap: Readonly<Record<string, Fate>> = {
  users: {
    blanked: [...columnsOf(blankAccount), 'email', 'search_key'],
    sealed: ['sealed_phone'],
    stays: {
      ...because(ID, 'id'),
      ...because(MOMENT, 'created_at', 'updated_at', 'erased_at', 'guess_notice_at'),
      role: ONE_OF_FEW,
      provider: ONE_OF_FEW,
      locale: ONE_OF_FEW,
      session_version: 'a count',
      is_demo: ONE_OF_FEW,
    },
  },
  sessions: { deleted: 'with the account' },
  link_tokens: { deleted: 'with the account; the others when they expire' },
  one_time_codes: { deleted: 'with the account; the others within the hour' },
  identities: { deleted: 'with the account' },
  people: { deleted: 'with the account, or by its owner', sealed: ['sealed', 'sealed_card'] },
  booking_drafts: { deleted: 'with the account, with the order that it becomes, or after 30 days', sealed: ['sealed'] },
  order_links: { deleted: 'with the order, and with what names its guests' },
  diver_links: {
    deleted: 'with the diver, and with what names the guests of the order',
    sealed: ['sealed_token'],
  },
  waivers: {
    blanked: ['person_mark'],
    sealed: ['sealed', 'sealed_photo'],
    retained: {
      sealed: 'evidence of what a diver or guardian agreed to, for the years that the shop has set; then it is deleted',
      sealed_photo: 'the same on paper',
    },
    stays: {
      ...because(ID, 'id', 'diver_id', 'owner_id', 'paper_id', 'recorded_by_id'),
      ...because(MOMENT, 'signed_at', 'created_at'),
      locale: ONE_OF_FEW,
      by_guardian: 'whether a guardian signed',
    },
  },
  health_records: {
    deleted: 'with the diver, with what names the guests of the order, or when the consent is withdrawn',
    sealed: ['sealed_key'],
  },
  health_files: { deleted: 'with the record, and 30 days after diving' },
  health_outcomes: {
    deleted: 'with the account, when the consent is withdrawn, or after 12 months',
    sealed: ['sealed'],
  },
  diver_cards: { deleted: 'with the diver, and with what names the guests of the order', sealed: ['sealed'] },
  messages: { deleted: 'those written by the account or from its address' },
  message_replies: { deleted: 'with the message' },
  message_answers: { deleted: 'with the message' },
  customer_notes: { deleted: 'with the account of the customer; the staff remove single ones' },
  idempotency_keys: { deleted: 'with the account, with the order, or after a day' },
  media: { deleted: 'unless the shop shows the picture; nothing in the row names anybody' },

  ...fatesOfOrders,
  ...fatesOfTill,
  gateway_events: {
    blanked: [],
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
