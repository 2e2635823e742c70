import { beforeEach, describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { locales } from '@/shared/locale/locales';
import { toDate } from '@/shared/time/days';
import { callerFor } from '@/test/actors';
import { account, product, signIn } from '@/test/factories';
import { refusalOf } from '@/test/refusal';

const now = new Date('2026-12-01T02:00:00Z');
const staff = async (moment = now) =>
  (await callerFor(await signIn(await account({ role: 'ADMIN' })), { now: moment })).admin.closures;
const nyepi = { proposal: 'nyepi-2027', date: '2027-03-09' };
const stateOf = async (name: string) =>
  (await (await staff()).proposals.list()).find(({ proposal }) => proposal === name)?.state;
const logOf = (entityId: string) =>
  db.auditEntry.findMany({ where: { entity: 'closure_proposal', entityId }, orderBy: { id: 'asc' } });

beforeEach(async () => {
  await db.closure.deleteMany();
  await db.closureProposal.deleteMany();
  await db.auditEntry.deleteMany();
});

describe('proposals from the Balinese calendar', () => {
  test('proposals are listed until their days are over, with the areas they would close', async () => {
    const { proposals } = await staff();
    const [first, second] = await proposals.list();
    expect(first).toMatchObject({
      ...{ proposal: 'nyepi-2027', kind: 'nyepi', year: 2027, date: '2027-03-08', other_date: '2027-03-09' },
      ...{ areas: [], state: 'open', closure: null, decided_by: null },
    });
    expect(second).toMatchObject({
      ...{ proposal: 'nyepi_laut-2027', date: '2027-10-16', other_date: null },
      areas: ['nusa_penida', 'nusa_lembongan'],
    });
    const later = await staff(new Date('2029-03-15T16:00:00Z'));
    expect((await later.proposals.list()).map(({ proposal }) => proposal)).toEqual(['nyepi_laut-2029']);
  });

  test('a confirmed proposal closes the day by decree, with the reason in every language', async () => {
    const { slug } = await product();
    const closures = await staff();
    const made = await closures.proposals.confirm(nyepi);
    expect(made).toMatchObject({ from: nyepi.date, to: nyepi.date, areas: [], orders_concerned: [] });
    expect(new Set(locales.map((locale) => made.reasons[locale])).size).toBe(locales.length);
    const guest = await callerFor(null, { now, locale: 'de' });
    const [day] = await guest.availability.days({ slug, from: nyepi.date, to: nyepi.date });
    expect(day).toMatchObject({ status: 'closed', note: expect.stringMatching(/^Nyepi, der Tag der Stille/) });
    const [listed] = await closures.proposals.list();
    expect(listed).toMatchObject({
      state: 'closed',
      closure: { uuid: made.uuid, from: nyepi.date, to: nyepi.date },
      decided_by: expect.any(String),
      decided_at: now.toISOString(),
    });
    expect(await logOf('nyepi-2027')).toMatchObject([
      { action: 'create', after: { decision: 'confirmed', closure: made.uuid, proposed_date: '2027-03-08' } },
    ]);
    expect(await db.auditEntry.count({ where: { entity: 'closure', entityId: made.uuid } })).toBe(1);
  });

  test('confirming Nyepi closes the night before only if the shop chooses so', async () => {
    const dive = await product({ parts: ['night'] });
    const before = { from: '2027-03-08', to: '2027-03-08' };
    const guest = await callerFor(null, { now });
    const status = async () => (await guest.availability.days({ slug: dive.slug, ...before }))[0]?.status;
    const { proposals, delete: remove } = await staff();
    const plain = await proposals.confirm(nyepi);
    expect([plain.night_before, await status()]).toEqual([false, 'open']);
    await remove({ uuid: plain.uuid });
    const night = await proposals.confirm({ ...nyepi, night_before: true });
    expect([night.night_before, await status()]).toEqual([true, 'closed']);
  });

  test('Nyepi Laut closes the sea around Penida and Lembongan and nothing else', async () => {
    const [penida, tulamben] = [await product({ area: 'nusa_penida' }), await product({ area: 'tulamben' })];
    const date = '2027-10-16';
    const made = await (await staff()).proposals.confirm({ proposal: 'nyepi_laut-2027', date });
    expect(made.areas).toEqual(['nusa_penida', 'nusa_lembongan']);
    const guest = await callerFor(null, { now });
    const on = async (slug: string) => (await guest.availability.days({ slug, from: date, to: date }))[0]?.status;
    expect([await on(penida.slug), await on(tulamben.slug)]).toEqual(['closed', 'open']);
  });

  test('only one of several concurrent decisions on a proposal succeeds, with at most one closure', async () => {
    const colleagues = await Promise.all(Array.from({ length: 4 }, () => staff()));
    for (let round = 0; round < 20; round += 1) {
      await db.closure.deleteMany();
      await db.closureProposal.deleteMany();
      const decisions = colleagues.map(({ proposals }, index) =>
        index === 3 ? proposals.dismiss({ proposal: nyepi.proposal }) : proposals.confirm(nyepi),
      );
      const results = await Promise.allSettled(decisions);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await db.closure.count()).toBe(results[3]?.status === 'fulfilled' ? 0 : 1);
    }
    expect(await refusalOf((await staff()).proposals.confirm(nyepi))).toMatchObject({
      code: 'changed_meanwhile',
      status: 409,
    });
  });

  test('a dismissed proposal closes nothing, and its dismissal can be revoked once', async () => {
    const { proposals } = await staff();
    const which = { proposal: 'nyepi-2028' };
    await proposals.dismiss(which);
    expect(await stateOf(which.proposal)).toBe('dismissed');
    expect(await db.closure.count()).toBe(0);
    const confirmed = proposals.confirm({ ...which, date: '2028-03-26' });
    expect((await refusalOf(confirmed)).status).toBe(409);
    await proposals.reopen(which);
    expect(await stateOf(which.proposal)).toBe('open');
    expect((await refusalOf(proposals.reopen(which))).status).toBe(409);
    expect(await logOf(which.proposal)).toMatchObject([
      { action: 'create', after: { decision: 'dismissed' } },
      { action: 'delete', before: { decision: 'dismissed' } },
    ]);
  });

  test('a confirmation cannot be revoked, but the proposal opens again when its closure is deleted', async () => {
    const closures = await staff();
    const { uuid } = await closures.proposals.confirm(nyepi);
    expect((await refusalOf(closures.proposals.reopen({ proposal: nyepi.proposal }))).status).toBe(409);
    await closures.delete({ uuid });
    expect(await stateOf(nyepi.proposal)).toBe('open');
  });

  test('a day that the shop has already closed is not proposed', async () => {
    await (await staff()).create({ from: '2027-03-07', to: '2027-03-08', areas: [], reasons: { en: 'Silence' } });
    expect(await stateOf('nyepi-2027')).toBe('closed');
  });

  test("a confirmed day must be in the proposal's year, and the proposal must be in the table", async () => {
    const { proposals } = await staff();
    const elsewhere = await refusalOf(proposals.confirm({ ...nyepi, date: '2028-03-08' }));
    expect(elsewhere.errors).toEqual({ date: ['Please choose a day of the same year'] });
    const unknown = await refusalOf(proposals.confirm({ proposal: 'nyepi-2035', date: '2035-03-08' }));
    expect(unknown.status).toBe(404);
  });

  test("a day that is over in the shop's time zone cannot be confirmed", async () => {
    // 00:30 in Bali on the 9th.
    const moment = new Date('2027-03-08T16:30:00Z');
    const { proposals } = await staff(moment);
    const over = { ...nyepi, date: '2027-03-08' };
    const message = 'This day is over. Please choose one from today on';
    expect((await refusalOf(proposals.confirm(over))).errors).toEqual({ date: [message] });
    expect(await db.closure.count()).toBe(0);
    expect(await proposals.confirm(nyepi)).toMatchObject({ from: nyepi.date, to: nyepi.date });
  });

  test('the database refuses a confirmation without a closure', async () => {
    const about = { kind: 'nyepi', year: 2029, decidedAt: now } as const;
    const alone = db.closureProposal.create({ data: { ...about, decision: 'confirmed' } });
    await expect(alone).rejects.toThrow('closure_proposals_closure_check');
    const closure = { create: { from: toDate('2029-03-15'), to: toDate('2029-03-15'), reasons: { en: 'Nyepi' } } };
    await expect(db.closureProposal.create({ data: { ...about, decision: 'dismissed', closure } })).rejects.toThrow();
  });
});
