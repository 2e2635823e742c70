import { beforeEach, describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { toDate } from '@/shared/time/days';
import { aBoat, aTrip, clearBoards, crewMember, date, guestsOn, office } from '@/test/outings/board-shop';

beforeEach(clearBoards);

const freeDay = (memberId: string) => db.crewDay.create({ data: { memberId, date: toDate(date), works: false } });

async function aDayWithoutGuide() {
  await aBoat('Besar', 12);
  await crewMember('Ketut', { roles: ['captain'], languages: ['id'] });
  const made = await crewMember('Made', {
    ...{ phone: '+6281234567890', agency: 'PADI', level: 'Divemaster', languages: ['en', 'id'] },
  });
  await freeDay(made.id);
  const { slug } = await aTrip('Mantas', { parts: ['morning'] });
  await guestsOn(slug, [{ full_name: 'Ann' }, { full_name: 'Bo' }]);
  const { departureId } = await db.departureDay.findFirstOrThrow();
  const { board, crew } = await office();
  return { made, departureId, board, crew };
}

describe('remedies', () => {
  test('name leaders who are off, how to reach them, and a message that asks them to come', async () => {
    const { made, departureId, board } = await aDayWithoutGuide();
    const { crew, vehicles } = await board.remedies({ date });
    expect(vehicles).toEqual([]);
    expect(crew).toEqual([
      {
        ...{ lacks: 'guide', parts: ['morning'], sentence: 'A guide is missing in the morning.', further: 0 },
        departures: [departureId],
        stand_ins: [
          {
            ...{ uuid: made.id, name: 'Made', state: 'day_off', roles: ['guide'], agency: 'PADI', level: 'Divemaster' },
            language_names: ['English', 'Indonesian'],
            phone: '+6281234567890',
            text: 'Hi Made, a guide is missing on Thursday, 24 December 2026 in the morning (Mantas). Can you come?',
          },
        ],
      },
    ]);
  });

  test('leave out inactive crew and expired papers, and mention who never works on that weekday', async () => {
    const { made, board } = await aDayWithoutGuide();
    await crewMember('Gone', { active: false });
    await crewMember('Late', { weekdays: [1], insuranceUntil: toDate('2026-12-23') });
    await crewMember('Spare', { weekdays: [1], languages: ['en', 'id'] });
    const [guide] = (await board.remedies({ date })).crew;
    expect(guide?.stand_ins.map(({ name, state }) => [name, state])).toEqual([
      ['Made', 'day_off'],
      ['Spare', 'not_in_service'],
    ]);
    await db.crewMember.update({ where: { id: made.id }, data: { active: false } });
    const [without] = (await board.remedies({ date })).crew;
    expect(without?.stand_ins.map(({ name }) => name)).toEqual(['Spare']);
  });

  test('are empty once a stand-in is on the roster, which changes the board and is audited', async () => {
    const { made, board, crew } = await aDayWithoutGuide();
    const version = (await board.get({ date }))?.version;
    await crew.set_roster_days({ uuid: made.id, days: [date], state: 'works' });
    expect((await board.remedies({ date })).crew).toEqual([]);
    expect((await board.get({ date, version }))?.crew.find(({ uuid }) => uuid === made.id)?.state).toBe('free');
    expect(await db.auditEntry.count({ where: { entity: 'roster', entityId: made.id } })).toBe(1);
  });

  test('give the reason why no boat fits, including why one is out of service', async () => {
    const { board, departureId } = await aDayWithoutGuide();
    const besar = await db.boat.findFirstOrThrow();
    await db.outOfServiceSpan.create({
      data: { boatId: besar.id, from: toDate(date), to: toDate('2026-12-26'), reason: 'Engine', createdAt: new Date() },
    });
    await aBoat('Kecil', 1);
    await aBoat('Utara', 8, { areas: ['tulamben'] });
    await aBoat('Mobil', 8, { kind: 'van' });
    const { vehicles } = await board.remedies({ date });
    expect(vehicles).toMatchObject([
      {
        departure: departureId,
        sentence: expect.stringMatching(/^No boat for 2 people to Nusa Penida in the morning/),
        vehicles: [
          { name: 'Besar', misfits: [{ why: 'out_of_service', until: '2026-12-26', reason: 'Engine' }] },
          { name: 'Kecil', misfits: [{ why: 'too_small', seats: 1 }] },
          { name: 'Utara', misfits: [{ why: 'area', areas: ['nusa_penida'] }] },
        ],
      },
    ]);
    expect((await board.get({ date }))?.vehicles.find(({ name }) => name === 'Besar')).toMatchObject({
      in_service: false,
      out_of_service: { to: '2026-12-26', reason: 'Engine' },
    });
  });

  test("address crew in their own language, and answer in the caller's", async () => {
    const { made, board } = await aDayWithoutGuide();
    await db.crewMember.update({ where: { id: made.id }, data: { languages: ['de', 'en'] } });
    const [guide] = (await board.remedies({ date })).crew;
    expect(guide?.stand_ins[0]).toMatchObject({
      text: 'Hallo Made, uns fehlt am Donnerstag, 24. Dezember 2026 am Vormittag ein Guide (Mantas). Kannst du kommen?',
      language_names: ['German', 'English'],
    });
  });
});
