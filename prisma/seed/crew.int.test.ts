import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crew } from '../../demo/content/crew';
import { paperWarnings } from '../../src/features/crew/domain/papers';
import { db } from '../../src/server/database/db';
import { openStorage } from '../../src/server/storage/open-storage';
import { dayAt, plusDays } from '../../src/shared/time/days';
import { callerFor } from '../../src/test/actors';
import { account, signIn } from '../../src/test/factories';
import { seedCrew } from './crew';

const now = new Date('2026-11-23T02:00:00Z');
const today = dayAt(now);

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'segara-crew-'));
  await seedCrew(db, openStorage(`file:${folder}`), { crew, now });
});
afterAll(() => rm(folder, { recursive: true }));

const office = async () => (await callerFor(await signIn(await account({ role: 'ADMIN' })), { now })).admin.crew;

test('every crew member of the demo has a unique portrait, and guests see only those who agreed', async () => {
  const { data } = await (await office()).list({});
  expect(new Set(data.map(({ picture }) => picture?.url)).size).toBe(12);
  const shown = await (await callerFor(null, { now })).crew.shown();
  expect(shown).toHaveLength(9);
  expect(shown.map(({ name }) => name)).not.toContain('Chen Xiaomei');
});

test('the demo has a crew of twelve that covers every role and that staff can open and save', async () => {
  const staff = await office();
  const { data, meta } = await staff.list({});
  expect(meta.total).toBe(12);
  const having = (role: string) => data.filter(({ roles }) => roles.some((one) => one === role)).length;
  expect(['captain', 'driver', 'instructor', 'guide'].map(having)).toEqual([3, 3, 3, 7]);
  for (const { uuid, version, language_names, ...values } of data)
    expect(await staff.update({ ...values, uuid, picture: null })).toMatchObject({ uuid });
});

test('one paper of the demo crew expires in three weeks', async () => {
  const { data } = await (await office()).list({ papers_due: true });
  expect(paperWarnings(data, today)).toMatchObject([
    { member: { name: 'Katrin Vogel' }, paper: 'insurance', until: plusDays(today, 21), isOver: false },
  ]);
});

test('the roster of the demo has days off, extra days and a leader on every day', async () => {
  const { crew: rows, leaders } = await (await office()).roster({ month: '2026-12' });
  const states = new Set(rows.flatMap(({ days }) => days.map(({ state }) => state)));
  expect([...states].sort()).toEqual(['day_off', 'extra_day', 'not_in_service', 'works']);
  expect(Math.min(...leaders.map(({ count }) => count))).toBeGreaterThanOrEqual(3);
});
