import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { db, pool } from '@/server/database/db';
import * as deadlines from '@/server/process/deadline';
import { bearerContext, browserContext } from './context';

afterAll(async () => {
  await db.$disconnect();
  await pool.end();
});

test('each call has its own deadline for outside requests, which leaves two of its ten seconds to answer', async () => {
  const limit = vi.spyOn(deadlines, 'deadlineIn');
  onTestFinished(() => limit.mockRestore());
  const contexts = [
    await bearerContext(new Request('http://localhost:3000/api')),
    await browserContext(new Headers(), 'en', new Headers()),
  ];
  expect(limit.mock.calls).toEqual([[8_000], [8_000]]);
  expect(new Set(contexts.map(({ deadline }) => deadline)).size).toBe(2);
});
