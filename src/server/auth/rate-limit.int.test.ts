import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { AppError } from '@/shared/errors/errors';
import { resetTries, setTriesLeft, triesOf } from '@/test/try-limits';
import { claimTries, claimTry, releaseTries } from './rate-limit';

const limit = (points: number, perSeconds = 900) => ({ name: 'test', points, perSeconds });
const three = limit(3);
const subject = () => randomUUID();

const isRefused = async (call: Promise<unknown>) =>
  call.then(
    () => false,
    (thrown) => thrown instanceof AppError && thrown.code === 'too_many_requests',
  );

describe('claimTry', () => {
  test('allows as many concurrent tries as the limit, and counts no refused one', async () => {
    const who = subject();
    const refused = await Promise.all(Array.from({ length: 20 }, () => isRefused(claimTry(three, who))));
    expect(refused.filter((is) => !is)).toHaveLength(3);
    expect(await triesOf(three, who)).toBe(3);
  });

  test('recognises the last try', async () => {
    const who = subject();
    const taken = [await claimTry(three, who), await claimTry(three, who), await claimTry(three, who)];
    expect(taken.map(({ isLast }) => isLast)).toEqual([false, false, true]);
  });

  test.each([
    [15 * 60, { count: 15 }],
    [90 * 60, { count: 90 }],
    [24 * 60 * 60, { count: 24, context: 'hours' }],
  ])('tells a refused caller to try again after %s seconds', async (perSeconds, params) => {
    const who = subject();
    const once = { name: `once-${perSeconds}`, points: 1, perSeconds };
    await claimTry(once, who);
    const thrown = await claimTry(once, who).catch((refused) => refused);
    expect(thrown).toMatchObject({ code: 'too_many_requests', params });
    expect(Math.abs(thrown.retryAfterSeconds - perSeconds)).toBeLessThan(60);
  });
});

describe('releaseTries', () => {
  test('restores a try as if it had not been taken', async () => {
    const who = subject();
    const taken = [await claimTry(three, who), await claimTry(three, who)];
    await releaseTries(taken);
    expect(await triesOf(three, who)).toBe(0);
    await releaseTries(taken);
    expect(await triesOf(three, who)).toBe(0);
  });

  test('gives no try back to a later period', async () => {
    const who = subject();
    const taken = await claimTry(three, who);
    await releaseTries([{ ...taken, endsAt: taken.endsAt - three.perSeconds * 1000 }]);
    expect(await triesOf(three, who)).toBe(1);
    await resetTries();
    await releaseTries([taken]);
    expect(await triesOf(three, who)).toBe(0);
  });
});

test('claimTries takes one try of each limit, or none when one limit refuses', async () => {
  const [narrow, wide] = [
    { limit: three, subject: subject() },
    { limit: { ...limit(2), name: 'test-wide' }, subject: subject() },
  ];
  await claimTries([narrow, wide]);
  await setTriesLeft(wide.limit, wide.subject, 0);
  expect(await isRefused(claimTries([narrow, wide]))).toBe(true);
  expect(await triesOf(narrow.limit, narrow.subject)).toBe(1);
  expect(await triesOf(wide.limit, wide.subject)).toBe(2);
});
