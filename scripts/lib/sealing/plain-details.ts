import type pg from 'pg';
import { sealWith } from '../../../src/server/crypto/crypto';
import type { Key, Keyring } from '../../../src/server/crypto/keyring';
import { phoneMarks } from '../../../src/server/crypto/phone-marks';
import type { StepWork } from '../data-step';
import { pause } from '../lifecycle';
import { type Change, changeRows, countRows, uuids } from './batches';

const OTHERS_ARE_AT_WORK_MS = 200;

type PlainDiver = { id: string; date_of_birth: string | null; phone: string; height_cm: number; weight_kg: number };
type PlainOrder = { id: string; pickup_address: string | null; inquiry: string | null };

const ofDivers = (key: () => Key): Change<PlainDiver> => ({
  table: 'order_divers',
  ids: uuids,
  columns: 'date_of_birth::text, phone, height_cm, weight_kg',
  condition: "date_of_birth IS NOT NULL OR phone <> '' OR height_cm <> 0 OR weight_kg <> 0",
  values: ({ id: _, ...details }) => ({
    sealed: sealWith(key(), JSON.stringify(details)),
    marks: phoneMarks(key(), details.phone),
  }),
  shape: 'sealed text, marks text[]',
  assignments: `sealed_details = made.sealed, phone_marks = made.marks,
    date_of_birth = NULL, phone = '', height_cm = 0, weight_kg = 0`,
});

const ofOrders = (key: () => Key): Change<PlainOrder> => ({
  table: 'orders',
  ids: uuids,
  columns: 'pickup_address, inquiry',
  condition: 'pickup_address IS NOT NULL OR inquiry IS NOT NULL',
  values: ({ id: _, ...details }) => ({ sealed: sealWith(key(), JSON.stringify(details)) }),
  shape: 'sealed text',
  assignments: 'sealed_details = made.sealed, pickup_address = NULL, inquiry = NULL',
});

/** Seals the plain text of earlier versions until none is left; returns how many rows it sealed. */
export async function sealPlainDetails(
  client: pg.ClientBase,
  { keys, report }: StepWork,
  atATime?: number,
): Promise<number> {
  let ring: Keyring | undefined;
  const key = () => {
    ring ??= keys();
    return ring[0];
  };
  const divers = ofDivers(key);
  const orders = ofOrders(key);
  const total = (await countRows(client, divers)) + (await countRows(client, orders));
  let sealed = 0;
  const pass = async <Row extends { id: string }>(change: Change<Row>) => {
    const before = sealed;
    const progress = (changed: number) => report(`${before + changed} of ${total} rows sealed`);
    sealed += await changeRows(client, change, { report: progress, atATime });
  };
  while ((await countRows(client, divers)) + (await countRows(client, orders)) > 0) {
    const before = sealed;
    await pass(divers);
    await pass(orders);
    if (sealed === before) await pause(OTHERS_ARE_AT_WORK_MS);
  }
  return sealed;
}
