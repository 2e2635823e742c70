import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fleet } from '../../demo/content/fleet';
import { db } from '../../src/server/database/db';
import { openStorage } from '../../src/server/storage/open-storage';
import { seedFleet } from './fleet';

const now = new Date('2026-11-21T02:00:00Z');

test('seedFleet gives every boat and van its own picture and counts days out of service from today', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'segara-fleet-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await db.$transaction((tx) => seedFleet(tx, openStorage(`file:${folder}`), { fleet, now }));
  const boats = await db.boat.findMany({ include: { picture: true, outOfService: true }, orderBy: { name: 'asc' } });
  expect(boats.map(({ name }) => name)).toEqual(fleet.map(({ name }) => name).toSorted());
  expect(new Set(boats.map(({ picture }) => picture?.key)).size).toBe(5);
  expect(await readdir(folder)).toHaveLength(5);
  const past = boats.find(({ name }) => name === 'Putri Baruna');
  expect(past?.outOfService).toMatchObject([{ from: new Date('2026-10-28'), to: new Date('2026-10-31') }]);
});
