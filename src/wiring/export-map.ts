import { type DiverColumn, diverColumns, fieldsIn } from '@/features/booking/divers/domain/row';
import { personDetails } from '@/features/booking/people/schema';
import { columnOf } from '@/server/database/fields';

/** The paths of a column in a person's export, or the reason for leaving it out. */
type Exported = { at: readonly string[] } | { not: string };

const HASH = 'a hash, which says nothing to anybody';
const COUNT = 'a count that the product works with';
const FINDING = 'derived from what is exported, so that it is found';

/** A column may seal several fields of a diver. */
const diverPaths = (column: DiverColumn) => fieldsIn(column).map((field) => `orders.divers.${field}`);

const peoplePaths = Object.keys(personDetails.shape).map((field) => `people.${field}`);

const at = (...paths: string[]): Exported => ({ at: paths });
const not = (reason: string): Exported => ({ not: reason });

/**
 * Every column that is deleted or blanked when a person is erased; a reason in place of a table applies to all of it.
 */
export const exportMap: Readonly<Record<string, string | Readonly<Record<string, Exported>>>> = {
  users: {
    first_name: at('profile.first_name'),
    last_name: at('profile.last_name'),
    gender: at('profile.gender'),
    avatar_id: at('profile.avatar'),
    email: at('profile.email'),
    email_verified_at: at('profile.email_confirmed_at'),
    active: at('profile.active'),
    password_hash: not(HASH),
    sealed_phone: not('of a guest of the counter, who has no account to export from; their divers have it too'),
    phone_marks: not(FINDING),
    search_key: not(FINDING),
    rights: not('what the shop lets its staff do; none for guests'),
  },
  order_search: FINDING,
  invoice_search: FINDING,
  sessions: {
    provider: at('sessions.provider'),
    user_agent: at('sessions.user_agent'),
    address: at('sessions.address'),
    version: not(COUNT),
  },
  link_tokens: {
    purpose: at('links.purpose'),
    email: at('links.email'),
    callback_path: at('links.callback_path'),
    token_hash: not(HASH),
    device_hash: not(HASH),
  },
  order_links: { token_hash: not(HASH) },
  diver_links: { token_hash: not(HASH), sealed_token: not('opens the same answers that are exported') },
  health_records: 'about divers, who see their outcome by their own link; not shown to whoever booked for them',
  health_files: 'pages that divers sent for the shop alone, which they have themselves',
  health_outcomes: {
    person_mark: not(FINDING),
    sealed: at('health_outcomes.full_name', 'health_outcomes.date_of_birth'),
    outcome: at('health_outcomes.outcome'),
    on: at('health_outcomes.on'),
    keep_until: at('health_outcomes.until'),
  },
  diver_cards: { sealed: at('certification_cards.photo') },
  one_time_codes: { subject: not(HASH), code_hash: not(HASH), tries_left: not(COUNT) },
  identities: { provider: at('identities.provider'), subject: at('identities.subject') },
  messages: {
    kind: at('messages.kind'),
    name: at('messages.name'),
    email: at('messages.email'),
    phone: at('messages.phone'),
    subject: at('messages.subject'),
    body: at('messages.message'),
    locale: at('messages.locale'),
    details: at('messages.details'),
    status: not('how far the staff have come with it'),
  },
  customer_notes: { body: at('notes.note') },
  message_replies: {
    email: at('messages.replies.email'),
    body: at('messages.replies.message'),
    attachments: not(COUNT),
    mail_hash: not(HASH),
  },
  message_answers: { body: at('messages.answers.message') },
  idempotency_keys: { key: not('drawn at random by the browser'), request_hash: not(HASH) },
  media: {
    key: at('pictures.url'),
    width: at('pictures.width'),
    height: at('pictures.height'),
    bytes: not('the picture itself can be downloaded'),
    sent_bytes: not(COUNT),
    placeholder: not('the picture itself can be downloaded'),
    focus_x: not('a point of the picture that the shop chose'),
    focus_y: not('a point of the picture that the shop chose'),
  },
  orders: {
    emergency: at(
      'orders.emergency_contact.name',
      'orders.emergency_contact.phone',
      'orders.emergency_contact.relationship',
      'orders.emergency_contact.message',
    ),
    sealed_details: at('orders.pickup_address', 'orders.inquiry'),
    address_marks: not(FINDING),
    decline_reason: at('orders.decline_reason'),
    network_hash: not(HASH),
  },
  order_items: { companion_names: at('orders.items.companions.name') },
  order_divers: {
    ...Object.fromEntries(diverColumns.map((column) => [columnOf(column), at(...diverPaths(column))])),
    phone_marks: not(FINDING),
  },
  people: { sealed: at(...peoplePaths), sealed_card: at('people.card_photo') },
  waivers: {
    person_mark: not(FINDING),
    sealed: at('waivers.kind', 'waivers.version', 'waivers.signed_at', 'waivers.full_name', 'waivers.name'),
    sealed_photo: not('a photo of the page that the person signed; the staff hand it out'),
  },
  booking_drafts: {
    device: not('a random name, which says nothing to anybody'),
    sealed: at('booking_draft.product', 'booking_draft.divers', 'booking_draft.inquiry'),
  },
  gas_logs: {
    diver_id: not('leads to the diver, who is exported'),
    analysed_by: not('a member of the crew'),
    card_seen: not('what the staff wrote for themselves'),
    sealed: not('what the diver signed on a screen of the shop, which prints the page'),
    void_reason: not('what the staff wrote for themselves'),
  },
  order_events: { note: at('orders.timeline.note') },
  payment_attempts: { payment_url: not('a page of the gateway, which ends with the payment') },
  refunds: { last_error: not('what a gateway answered the shop'), note: not('what the staff wrote for themselves') },
  refund_approvals: {
    input: not('what the staff want to do, of which the order says what was done'),
    note: not('what the staff wrote for themselves'),
  },
  invoices: {
    recipient: at(
      'orders.invoices.recipient.name',
      'orders.invoices.recipient.company',
      'orders.invoices.recipient.address',
      'orders.invoices.recipient.tax_number',
    ),
  },
  audit_entries: 'what the staff did; the data that it was done to is exported',
  _private_jobs: 'mails on their way to the person',
  crew_members: 'about somebody who is linked to no account; the staff see all of it on one page',
  crew_days: 'as the crew member whose days they are',
};
