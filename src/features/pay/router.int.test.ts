import { beforeEach, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { rights } from '@/shared/schema/rights';
import { byStaff } from '@/test/orders';
import { aBoat, aTrip, clearBoards, crewMember, date, guestsOn, now, office } from '@/test/outings/board-shop';
import { pay } from '@/test/paying';
import { refusalOf } from '@/test/refusal';
import { statementsOf } from '@/test/statements';

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE pay_months, pay_rates, cost_rates CASCADE`;
  await clearBoards();
});

const month = '2026-12';
const inJanuary = new Date('2027-01-05T02:00:00Z');
const inFebruary = new Date('2027-02-05T02:00:00Z');
const payAt = async (at: Date, held = [...rights]) => (await byStaff(at, held)).admin;

/** A day with six paid guests on one boat: Made leads some of them and steers, Putu leads the others. */
async function aDayOut() {
  const boat = await aBoat('Besar', 12);
  const made = await crewMember('Made', { roles: ['guide', 'captain'] });
  const putu = await crewMember('Putu');
  const { slug } = await aTrip('Mantas', { diveCount: 2 });
  const order = await guestsOn(
    slug,
    ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'].map((full_name) => ({ full_name })),
  );
  await pay(order, new Date('2026-11-21T02:05:00Z'));
  const { board } = await office(now);
  await board.plan({ date, dry_run: false });
  const groups = await db.diveGroup.findMany({ orderBy: { position: 'asc' } });
  for (const [index, { id }] of groups.entries())
    await db.diveGroup.update({ where: { id }, data: { leaderId: index === 0 ? made.id : putu.id } });
  await db.outing.updateMany({ data: { captainId: made.id } });
  await board.publish({ date });
  const sold = (await db.order.findUniqueOrThrow({ where: { id: order } })).total;
  return { boat, made, putu, sold };
}

const guideRates = { role: 'guide', kind: 'dive', from: '2026-01-01' } as const;

test('a sheet uses the rates of the day worked, pays the higher of two roles, and waits until the day is over', async () => {
  const { made, putu } = await aDayOut();
  const { pay: office } = await payAt(inJanuary);
  await office.create_rate({ ...guideRates, amount: 60_000 });
  await office.create_rate({ ...guideRates, amount: 75_000, from: date });
  await office.create_rate({ ...guideRates, amount: 90_000, from: '2026-12-25' });
  await office.create_rate({ ...guideRates, member: putu.id, amount: 100_000 });
  await office.create_rate({ role: 'captain', kind: 'day', amount: 200_000, from: '2026-01-01' });
  expect(await refusalOf(office.create_rate({ ...guideRates, amount: 1 }))).toMatchObject({ status: 409 });
  const { rates } = await office.rates({});
  expect(rates.filter(({ role }) => role === 'guide').map(({ amount, until }) => [amount, until])).toEqual([
    [90_000, null],
    [75_000, '2026-12-24'],
    [60_000, '2026-12-23'],
  ]);

  const sheet = await office.sheet({ member: made.id, month });
  expect(sheet).toMatchObject({ name: 'Made', total: 200_000, closed: null, closable: true });
  expect(
    sheet.lines.map(({ role, kind, what, dives, amount, paid }) => [role, kind, what, dives, amount, paid]),
  ).toEqual([
    ['guide', 'dive', 'Mantas', 2, 150_000, false],
    ['captain', 'day', 'Besar', 0, 200_000, true],
  ]);
  expect(await office.month({ month })).toMatchObject({ total: 400_000, data: [{ name: 'Made' }, { name: 'Putu' }] });
  const { pay: thatDay } = await payAt(new Date(`${date}T10:00:00Z`));
  expect(await thatDay.month({ month })).toMatchObject({ total: 0, data: [], closable: false });
  expect(await refusalOf(thatDay.close({ month }))).toMatchObject({ status: 422 });
});

test('a closed month stays unchanged and is corrected in a later one', async () => {
  const { made } = await aDayOut();
  const { pay: office } = await payAt(inJanuary);
  await office.create_rate({ ...guideRates, amount: 75_000 });
  const line = { member: made.id, month, reason: 'for the fair' };
  await office.add_line({ ...line, kind: 'bonus', amount: 50_000 });
  await office.add_line({ ...line, kind: 'advance', amount: 100_000 });
  const open = await office.sheet({ member: made.id, month });
  expect(open.total).toBe(100_000);
  await office.close({ month });

  const [rate] = (await office.rates({})).rates;
  await office.update_rate({ uuid: rate?.uuid ?? '', amount: 1 });
  await db.diveGroup.updateMany({ data: { leaderId: null } });
  await db.crewMember.update({ where: { id: made.id }, data: { name: 'Somebody else' } });
  const closed = await office.sheet({ member: made.id, month });
  const shown = (lines: typeof closed.lines) => lines.map((one) => ({ ...one, uuid: null }));
  expect(shown(closed.lines)).toEqual(shown(open.lines));
  expect(closed).toMatchObject({ name: 'Made', total: 100_000, closable: false });
  expect(closed.closed?.by).not.toBeNull();
  expect(await refusalOf(office.close({ month }))).toMatchObject({ status: 409 });
  expect(await refusalOf(office.add_line({ ...line, kind: 'bonus', amount: 1 }))).toMatchObject({ status: 409 });

  const { pay: next } = await payAt(inFebruary);
  const correction = { ...line, month: '2027-01', kind: 'correction' as const, amount: -20_000 };
  expect(await refusalOf(next.add_line({ ...correction, corrects: '2026-11' }))).toMatchObject({ status: 422 });
  await next.add_line({ ...correction, corrects: month });
  const january = await next.sheet({ member: made.id, month: '2027-01' });
  expect(january).toMatchObject({ total: -20_000, lines: [{ kind: 'correction', corrects: month }] });
});

test('margins have the same total by outing, day, month and boat', async () => {
  const { boat, sold } = await aDayOut();
  const { pay: office } = await payAt(inJanuary);
  await office.create_rate({ ...guideRates, amount: 75_000 });
  const from = '2026-01-01';
  await office.create_cost({ boat: boat.id, kind: 'boat', amount: 1_500_000, from });
  await office.create_cost({ boat: boat.id, kind: 'fuel', amount: 400_000, from });
  await office.create_cost({ kind: 'fees', amount: 100_000, from });
  await office.create_cost({ kind: 'lunch', amount: 50_000, from });
  const span = { from: '2026-12-01', to: '2026-12-31' };
  const { result: view, statements } = await statementsOf(() => office.margins(span));
  expect(statements.length).toBeLessThan(20);
  const costs = { boat: 1_500_000, fuel: 400_000, crew: 300_000, fees: 600_000, lunch: 300_000 };
  const margin = sold - 3_100_000;
  expect(view.total).toEqual({ outings: 1, people: 6, sold, ...costs, margin });
  expect(view.data).toMatchObject([{ date, vehicle: { name: 'Besar' }, outing: { what: 'Mantas', published: true } }]);

  await office.set_outing_costs({
    ...{ date, vehicle: boat.id, part: view.data[0]?.outing?.part ?? null, departure: null },
    ...{ boat: null, fuel: 450_000, fees: 0, lunch: null },
  });
  for (const by of ['outing', 'day', 'month', 'boat'] as const)
    expect(await office.margins({ ...span, by })).toMatchObject({
      data: [{ sold, fuel: 450_000, fees: 0, margin: margin - 50_000 + 600_000 }],
      total: { sold, margin: margin - 50_000 + 600_000 },
    });

  await office.close({ month });
  const [rate] = (await office.rates({})).rates;
  await office.update_rate({ uuid: rate?.uuid ?? '', amount: 1 });
  expect((await office.margins(span)).total.crew).toBe(300_000);
});

test('pay figures are hidden without the right `pay`, even in the audit log', async () => {
  const { made } = await aDayOut();
  const { pay: owner } = await payAt(inJanuary);
  await owner.create_rate({ ...guideRates, member: made.id, amount: 76_543 });
  const others = await payAt(
    inJanuary,
    rights.filter((right) => right !== 'pay'),
  );
  expect(await refusalOf(others.pay.sheet({ member: made.id, month }))).toMatchObject({ status: 403 });
  expect(JSON.stringify(await others.crew.get({ uuid: made.id }))).not.toContain('76543');
  const about = { thing: 'pay_rate' } as const;
  expect((await others.audit.list(about)).data).toMatchObject([{ action: 'create', before: null, after: null }]);
  const { audit } = await payAt(inJanuary);
  expect((await audit.list(about)).data).toMatchObject([{ after: { crew: 'Made', amount: 76_543 } }]);

  await owner.add_line({ ...{ member: made.id, month: '2027-01', kind: 'bonus', amount: 1 }, reason: 'Thanks' });
  const refused = await refusalOf(others.crew.remove({ uuid: made.id }));
  expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('December 2026 and January 2027') });
  await owner.close({ month });
  expect(await refusalOf(others.crew.remove({ uuid: made.id }))).toMatchObject({ status: 409 });
  await (await payAt(inFebruary)).pay.close({ month: '2027-01' });
  await others.crew.remove({ uuid: made.id });
  expect(JSON.stringify((await audit.list(about)).data)).not.toContain('Made');
});
