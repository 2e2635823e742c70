import { readFileSync } from 'node:fs';
import pg from 'pg';

/** The previous version's key, which its sealed texts do not name. */
export const KEY_BEFORE = 'the key with which the earlier version sealed';
export const LAST_BEFORE = '20261122070400_faqs_in_small_letters';

const now = new Date('2026-11-21T06:00:00Z');

/** Data of the previous version: orders of every kind, with personal data in plain text. */
export async function loadDataBefore(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const rest = 'sandbox_sessions, sandbox_refunds, audit_entries, idempotency_keys, graphile_worker._private_jobs';
    await client.query(`TRUNCATE users, products, add_ons, ${rest} CASCADE`);
    await client.query(readFileSync('src/test/fixtures/before-sealing.sql', 'utf8'));
  } finally {
    await client.end();
  }
}

const sari = { date_of_birth: '1990-04-21', phone: '+62 812-3456-7890', height_cm: 168, weight_kg: 57 };
const anybody = { date_of_birth: '1990-04-21', phone: '+49 151 23456789', height_cm: 172, weight_kg: 64 };

/** Plain-text columns there, by the day of the dive. */
export const plainDivers = [
  sari,
  { date_of_birth: '1984-02-29', phone: '+44 (0)7700 900123', height_cm: 191, weight_kg: 97 },
  sari,
  { date_of_birth: '2014-12-30', phone: '+6281234567890', height_cm: 141, weight_kg: 33 },
  { date_of_birth: '1979-11-03', phone: '+81 90-1234-5678', height_cm: 171, weight_kg: 68 },
  { date_of_birth: '1981-06-17', phone: '+819012345679', height_cm: 158, weight_kg: 49 },
  ...[anybody, anybody, anybody, anybody],
];
export const plainOrders = [
  {
    pickup_address: "Villa Puri, Jalan Danau Poso 21, 'Sanur'",
    inquiry: "Is there a locker? My daughter's mask is \\small\\ 🐠\nAnd: “are there rays”?",
  },
  { pickup_address: null, inquiry: '水中カメラは使えますか？' },
];

/** Imported on use, because it connects to the database that the environment names then. */
async function staff() {
  const { db } = await import('@/server/database/db');
  const { callerFor } = await import('./actors');
  const { signIn } = await import('./factories');
  const wayan = await db.user.findUniqueOrThrow({ where: { email: 'wayan@example.test' } });
  return (await callerFor(await signIn(wayan), { now })).admin.orders;
}

/** The sealed parts of an order as the staff read them. */
export async function readOrder(bookingId: string) {
  const { db } = await import('@/server/database/db');
  const { id: uuid } = await db.order.findUniqueOrThrow({ where: { bookingId } });
  const order = await (await staff()).get({ uuid });
  const divers = order.divers.map((diver) =>
    [diver.date_of_birth, diver.phone, diver.height_cm, diver.weight_kg, diver.certification_number].join(' | '),
  );
  return {
    divers,
    pickup_address: order.pickup_address,
    inquiry: order.inquiry,
    contact: order.emergency_contact?.name,
  };
}

/** The same in every form of the rows. */
export const ordersBefore = {
  // Anonymised 90 days after the dive.
  'SGR-ZDJN3N': {
    divers: [' |  | 0 | 0 | ', ' |  | 0 | 0 | '],
    pickup_address: null,
    inquiry: null,
    contact: undefined,
  },
  'SGR-H2RDHC': {
    divers: [
      '1990-04-21 | +62 812-3456-7890 | 168 | 57 | 0704A1234',
      '1984-02-29 | +44 (0)7700 900123 | 191 | 97 | 1901AB77',
    ],
    pickup_address: null,
    inquiry: null,
    contact: 'Budi',
  },
  'SGR-CVKQMK': {
    divers: ['1990-04-21 | +62 812-3456-7890 | 168 | 57 | 0704A1234', '2014-12-30 | +6281234567890 | 141 | 33 | '],
    pickup_address: "Villa Puri, Jalan Danau Poso 21, 'Sanur'",
    inquiry: "Is there a locker? My daughter's mask is \\small\\ 🐠\nAnd: “are there rays”?",
    contact: 'Budi',
  },
  'SGR-5ZQ4B9': {
    divers: [
      '1979-11-03 | +81 90-1234-5678 | 171 | 68 | 0704A1234',
      '1981-06-17 | +819012345679 | 158 | 49 | 0704A1234',
    ],
    pickup_address: null,
    inquiry: '水中カメラは使えますか？',
    contact: 'Budi',
  },
  'SGR-GQP63Y': {
    divers: Array.from({ length: 4 }, () => '1990-04-21 | +49 151 23456789 | 172 | 64 | 0704A1234'),
    pickup_address: null,
    inquiry: null,
    contact: 'Budi',
  },
  // Of an account that was erased.
  'SGR-BRGBVD': {
    divers: [' |  | 0 | 0 | ', ' |  | 0 | 0 | '],
    pickup_address: null,
    inquiry: null,
    contact: undefined,
  },
};

export async function readOrders() {
  const read: Record<string, unknown> = {};
  for (const bookingId of Object.keys(ordersBefore)) read[bookingId] = await readOrder(bookingId);
  return read;
}

/** The booking IDs that a search by the staff finds. */
export const searchOrders = async (search: string): Promise<string[]> =>
  (await (await staff()).list({ search })).data.map(({ booking_id }) => booking_id).toSorted();
