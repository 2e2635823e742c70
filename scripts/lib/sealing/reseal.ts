import type pg from 'pg';
import { addressMarks } from '../../../src/server/crypto/address-marks';
import { keyIdOf, openWith, sealWith } from '../../../src/server/crypto/crypto';
import type { Keyring } from '../../../src/server/crypto/keyring';
import { personMarkWith } from '../../../src/server/crypto/person-marks';
import { phoneMarks } from '../../../src/server/crypto/phone-marks';
import { unwrapWith, wrapWith } from '../../../src/server/crypto/record-key';
import type { StepWork } from '../data-step';
import { type Change, changeRows, countRows, type Ids, numbers, uuids } from './batches';

type Row = { id: string; sealed: string };

/** A column that stores sealed text for longer than a visit. */
type SealedColumn = {
  table: string;
  ids: Ids;
  /** SQL: the text, and its replacement by `made.sealed`. */
  text: string;
  assignments: string;
  /** Other columns that depend on the key. */
  marks?: (keys: Keyring, opened: string) => string[];
  /** Seals a text again with the first key; by default, a sealed text. */
  again?: (keys: Keyring, sealed: string) => string;
};

const column = (table: string, name: string, ids = uuids): SealedColumn => ({
  table,
  ids,
  text: name,
  assignments: `${name} = made.sealed`,
});

const byDiver = { ...uuids, column: 'diver_id' };
const byOwner = { ...uuids, column: 'owner_id' };

export const sealedColumns: SealedColumn[] = [
  {
    ...column('users', 'sealed_phone'),
    assignments: 'sealed_phone = made.sealed, phone_marks = made.marks',
    marks: ([key], phone) => phoneMarks(key, phone),
  },
  column('booking_drafts', 'sealed', byOwner),
  column('orders', 'emergency'),
  {
    ...column('orders', 'sealed_details'),
    assignments: 'sealed_details = made.sealed, address_marks = made.marks',
    marks: ([key], opened) => addressMarks(key, JSON.parse(opened).pickup_address),
  },
  column('order_items', 'companion_names'),
  column('people', 'sealed'),
  column('people', 'sealed_card'),
  column('diver_links', 'sealed_token', byDiver),
  column('diver_cards', 'sealed', byDiver),
  column('invoices', 'recipient'),
  column('refund_approvals', 'input'),
  column('order_divers', 'sealed'),
  {
    ...column('order_divers', 'sealed_details'),
    assignments: 'sealed_details = made.sealed, phone_marks = made.marks',
    marks: ([key], opened) => phoneMarks(key, JSON.parse(opened).phone),
  },
  {
    ...column('waivers', 'sealed'),
    // A waiver that was detached from its account has no mark, and gets none.
    assignments: 'sealed = made.sealed, person_mark = CASE WHEN row.person_mark IS NOT NULL THEN made.marks[1] END',
    marks: ([key], opened) => {
      const person = JSON.parse(opened);
      return person.date_of_birth ? [personMarkWith(key, person)] : [];
    },
  },
  column('waivers', 'sealed_photo'),
  column('gas_logs', 'sealed'),
  {
    ...column('health_records', 'sealed_key'),
    again: (keys, wrapped) => wrapWith(keys[0], unwrapWith(keys, wrapped)),
  },
  {
    ...column('health_outcomes', 'sealed'),
    assignments: 'sealed = made.sealed, person_mark = made.marks[1]',
    marks: ([key], opened) => [personMarkWith(key, JSON.parse(opened))],
  },
  {
    // Holds waiting emails, and failed ones that may be retried.
    table: 'graphile_worker._private_jobs',
    ids: numbers,
    text: "payload ->> 'sealed'",
    assignments: "payload = jsonb_set(row.payload::jsonb, '{sealed}', to_jsonb(made.sealed))::json",
  },
];

/** Key ids are letters, digits, `-` and `_`, so they need no escaping. */
const sealedWithAnotherKey = (text: string, [{ id }]: Keyring) =>
  `${text} <> '' AND NOT starts_with(${text}, 'v1.${id}.')`;

export type Resealed = {
  resealed: number;
  /** Texts that no key opens, with the ids of their keys. */
  unopened: number;
  missingKeys: string[];
};

/** Seals everything sealed with an older key again with the current one. */
export async function reseal(client: pg.ClientBase, { keys, report }: StepWork, atATime?: number): Promise<Resealed> {
  const ring = keys();
  const missing = new Set<string>();
  let resealed = 0;
  let unopened = 0;
  const values =
    ({ marks, again }: SealedColumn) =>
    ({ sealed }: Row) => {
      try {
        if (again) return { sealed: again(ring, sealed) };
        const opened = openWith(ring, sealed);
        return { sealed: sealWith(ring[0], opened), marks: marks?.(ring, opened) };
      } catch {
        unopened += 1;
        const id = keyIdOf(sealed);
        if (id) missing.add(id);
        return null;
      }
    };
  for (const one of sealedColumns) {
    const { table, ids, text, assignments } = one;
    const condition = sealedWithAnotherKey(text, ring);
    const wanted = await countRows(client, { table, condition });
    // Counts first, because a sequential count is ten times as fast as walking the ids.
    if (wanted === 0) continue;
    const before = resealed;
    const total = before + wanted;
    const change: Change<Row> = {
      ...{ table, ids, condition, assignments },
      columns: `${text} AS sealed`,
      values: values(one),
      shape: 'sealed text, marks text[]',
    };
    const progress = (changed: number) => report(`${before + changed} of ${total} texts resealed`);
    resealed += await changeRows(client, change, { report: progress, atATime });
  }
  return { resealed, unopened, missingKeys: [...missing] };
}
