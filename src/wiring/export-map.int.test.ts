import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startGateways } from '@/test/own-gateways';
import { dataMap } from './data-map';
import { exportMap } from './export-map';

const google = await vi.hoisted(async () => (await import('@/test/own-google')).startGoogle());
const gateways = await startGateways();
const { guestWithTraces } = await import('@/test/guest-with-traces');
const { columnsWhere } = await import('@/test/database-search');
const { everyColumn } = await import('@/test/remains');

let guest: Awaited<ReturnType<typeof guestWithTraces>>['guest'];
beforeAll(async () => {
  ({ guest } = await guestWithTraces(gateways));
});
afterAll(() => google.stop());

/** Ids, moments and booleans; a column that erasure blanks by name is about the person all the same. */
const wordless = ['uuid', 'timestamp with time zone', 'boolean'];

type Column = { table: string; column: string; type: string };

function isErased({ table, column, type }: Column): boolean {
  const fate = dataMap[table];
  if (!fate || 'shop' in fate) return false;
  return 'deleted' in fate
    ? !wordless.includes(type)
    : fate.blanked.includes(column) || column in (fate.retained ?? {});
}

function isDecided({ table, column }: Column): boolean {
  const decided = exportMap[table];
  return typeof decided === 'string' || (decided !== undefined && column in decided);
}

/** Every value at a path, through any lists along it. */
function valuesAt(data: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(data)) return data.flatMap((item) => valuesAt(item, path));
  const [first, ...rest] = path;
  if (first === undefined) return data === undefined ? [] : [data];
  return typeof data === 'object' && data !== null ? valuesAt((data as Record<string, unknown>)[first], rest) : [];
}

const columns = await everyColumn();

test('exportMap lists every column erased with a person as exported, or gives the reason why not', () => {
  const open = columns.filter((column) => isErased(column) && !isDecided(column));
  expect(open.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
});

test('exportMap names no missing column', () => {
  const there = new Set(columns.map(({ table, column }) => `${table}.${column}`));
  const named = Object.entries(exportMap).flatMap(([table, decided]) =>
    typeof decided === 'string' ? [] : Object.keys(decided).map((column) => `${table}.${column}`),
  );
  expect(named.filter((name) => !there.has(name))).toEqual([]);
});

test('exportMap leads to a guest’s data in the export', async () => {
  const exported = await guest.account.export_data();
  const paths = Object.values(exportMap).flatMap((decided) =>
    typeof decided === 'string' ? [] : Object.values(decided).flatMap((where) => ('at' in where ? where.at : [])),
  );
  expect(paths.filter((path) => valuesAt(exported, path.split('.')).length === 0)).toEqual([]);
  expect(valuesAt(exported, ['orders', 'decline_reason'])).toContain('Zebulon has a heart condition');
  expect(valuesAt(exported, ['links', 'email'])).toContain('wanted@quill.example');
  expect(valuesAt(exported, ['orders', 'payments', 'amount'])).not.toEqual([]);
  expect(valuesAt(exported, ['orders', 'refunds', 'status'])).not.toEqual([]);
  const text = JSON.stringify(exported);
  for (const withheld of ['narcolepsy', 'ACCOUNT_OF_OTTOLINE_CLOSED', 'argon2']) expect(text).not.toContain(withheld);
});

test('dataMap names the sealed columns, which contain no plain text', async () => {
  const sealed = Object.entries(dataMap).flatMap(([table, fate]) =>
    'sealed' in fate ? (fate.sealed ?? []).map((column) => `public.${table}.${column}`) : [],
  );
  expect(await columnsWhere("value LIKE 'v1.%'")).toEqual(sealed.toSorted());
  const inClear = await columnsWhere("value <> '' AND value NOT LIKE 'v1.%'");
  expect(sealed.filter((column) => inClear.includes(column))).toEqual([]);
});
