import { expect, test } from 'vitest';
import { callerFor } from '@/test/actors';
import { account, signIn } from '@/test/factories';
import { boatCsv } from './csv';

const now = new Date('2026-12-01T02:00:00Z');

test("the CSV file of boats shows today's state in the reader's language", async () => {
  const { admin } = await callerFor(await signIn(await account({ role: 'ADMIN' })), { now });
  const { uuid } = await admin.fleet.create({
    ...{ name: 'Segara Satu', kind: 'boat', seats: 12, home_harbour: 'Sanur' },
    areas: ['sanur', 'nusa_penida'],
  });
  await admin.fleet.take_out_of_service({ uuid, from: '2026-11-30', to: '2026-12-03', reason: 'Motor' });
  const { data } = await admin.fleet.list({});
  const rowIn = async (lng: 'en' | 'de') => (await boatCsv.columns(lng)).map(({ value }) => value(data[0]));
  expect(await rowIn('en')).toEqual([
    ...['Segara Satu', 'Boat', 12, 'Sanur', 'Sanur and Nusa Penida'],
    'Out of service until 3 Dec 2026: Motor',
  ]);
  expect(await rowIn('de')).toContain('Außer Betrieb bis 03.12.2026: Motor');
  expect((await boatCsv.columns('de')).map(({ heading }) => heading)).toContain('Plätze für Gäste');
});
