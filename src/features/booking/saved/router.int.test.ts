import { expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { account, signIn } from '@/test/factories';
import { jobCtx } from '@/test/orders';
import { refusalOf } from '@/test/refusal';
import { bookingJobs } from './jobs';

const PHONE = 'browser-of-the-phone';
const DESK = 'browser-at-the-desk';
const now = new Date('2026-11-21T02:00:00.000Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const daysLater = (days: number) => new Date(now.getTime() + days * DAY_MS);
const draftOf = (inquiry: string) => JSON.stringify({ product: 'amed-day', inquiry });

async function customer() {
  const user = await account();
  const token = await signIn(user);
  return Object.assign((at = now) => callerFor(token, { now: at }), { ownerId: user.id });
}
const inquiryOf = (saved: { draft: string } | null) => saved && JSON.parse(saved.draft).inquiry;

test('an unfinished booking is stored sealed, and only its owner can read it', async () => {
  const at = await customer();
  const { booking } = await at();
  expect(await booking.draft.get()).toBeNull();
  const written = { draft: draftOf('Is Hana vegan?'), device: PHONE };
  const { saved_at } = await booking.draft.save({ ...written, seen: null });
  expect(await booking.draft.get()).toEqual({ ...written, saved_at });
  expect(JSON.stringify(await db.bookingDraft.findMany())).not.toMatch(/Hana|amed-day/);
  const stranger = await (await customer())();
  expect(await stranger.booking.draft.get()).toBeNull();
  await stranger.booking.draft.discard();
  expect(await booking.draft.get()).not.toBeNull();
  await booking.draft.discard();
  expect(await booking.draft.get()).toBeNull();
});

test('a page made for another person can neither read, write nor delete the draft', async () => {
  const [at, stranger] = [await customer(), await customer()];
  const { booking } = await at();
  const own = { draft: draftOf('mine'), device: PHONE, seen: null };
  await booking.draft.save({ ...own, person: at.ownerId });
  const page = { person: stranger.ownerId };
  for (const call of [
    () => booking.draft.get(page),
    () => booking.draft.discard(page),
    () => booking.draft.save({ ...own, ...page, draft: draftOf('of a stranger') }),
  ])
    expect((await refusalOf(call())).code).toBe('forbidden');
  expect(inquiryOf(await booking.draft.get({ person: at.ownerId }))).toBe('mine');
});

test('the last write of two devices wins, and the writing device learns of the replaced draft', async () => {
  const { booking } = await (await customer())();
  const save = (inquiry: string, device: string, seen: string | null) =>
    booking.draft.save({ draft: draftOf(inquiry), device, seen });
  const first = await save('from the phone', PHONE, null);
  const read = await save('from the desk, which has read it', DESK, first.saved_at);
  const unread = await save('from the phone again', PHONE, first.saved_at);
  // The response to the previous write was lost.
  const own = await save('from the phone once more', PHONE, first.saved_at);
  const answers = [first, read, unread, own];
  expect(answers.map(({ replaced }) => replaced)).toEqual([false, false, true, false]);
  expect(inquiryOf(await booking.draft.get())).toBe('from the phone once more');
  const moments = answers.map(({ saved_at }) => saved_at);
  expect(new Set(moments).size).toBe(4);
  expect(moments).toEqual(moments.toSorted());
});

test('two concurrent writes are applied one after the other', async () => {
  const { booking } = await (await customer())();
  const answers = await Promise.all(
    [PHONE, DESK].map((device) => booking.draft.save({ draft: draftOf(device), device, seen: null })),
  );
  expect(answers.map(({ replaced }) => replaced).toSorted()).toEqual([false, true]);
});

test('a saved draft expires after 30 days, and the tidy job deletes it', async () => {
  const at = await customer();
  await (await at()).booking.draft.save({ draft: draftOf('once'), device: PHONE, seen: null });
  expect(await (await at(daysLater(30))).booking.draft.get()).not.toBeNull();
  const later = new Date(daysLater(30).getTime() + 1);
  expect(await (await at(later)).booking.draft.get()).toBeNull();
  const [tidy] = bookingJobs;
  await tidy?.run(jobCtx(daysLater(30)), {});
  const where = { ownerId: at.ownerId };
  expect(await db.bookingDraft.count({ where })).toBe(1);
  await tidy?.run(jobCtx(later), {});
  expect(await db.bookingDraft.count({ where })).toBe(0);
});

test('invalid drafts are refused', async () => {
  const { booking } = await (await customer())();
  for (const draft of ['', 'null', '[]', '{', `{"inquiry":"${'x'.repeat(200_000)}"}`])
    expect(
      (await refusalOf(booking.draft.save({ draft, device: PHONE, seen: null }))).errors,
      draft.slice(0, 20),
    ).toHaveProperty('draft');
});
