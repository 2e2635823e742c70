import { beforeAll, expect, test } from 'vitest';
import { db, pool } from '../../src/server/database/db';
import { toDate } from '../../src/shared/time/days';
import { aBoat, aTrip, crewMember, guestsOn, office } from '../../src/test/outings/board-shop';
import { findBrokenWithin } from './invariants';

const PEOPLE = 'The people of a departure on a day are those of the items that hold seats on it';
const CARRIED = 'The used seats of a boat are the people on it, and people without a boat are counted as such';
const LED = 'The used leaders of a day are those that its groups need';
const COUNTED = 'A counted day has limits for its crew, for its boats and for people without a boat';
const MOST =
  'The limits of a coming day are the seats of boats and the leaders on duty, and the shortfall is the use beyond them';
const ALLOWED =
  'Everybody is on a boat or van in service that their product allows, unless the plan is pinned or published';
const GROUPED = 'A group has at most four people, all on items of its departure that hold seats on its day';

// Far enough ahead to stay in the future.
const date = '2099-12-24';
const at = new Date('2099-12-01T02:00:00Z');

/** Six guests of one trip and one of another on a counted, planned day: two boats, a van, a captain, three guides. */
beforeAll(async () => {
  await db.seatCounting.update({ where: { id: 1 }, data: { boatsFrom: toDate(date), guidesFrom: toDate(date) } });
  for (const [name, seats] of [
    ['Besar', 12],
    ['Kecil', 6],
  ] as const)
    await aBoat(name, seats);
  await aBoat('Isuzu', 14, { kind: 'van' });
  await crewMember('Ketut', { roles: ['captain'] });
  for (const name of ['Made', 'Putu', 'Wayan']) await crewMember(name);
  for (const [title, guests] of [
    ['Mantas', 6],
    ['Drift', 1],
  ] as const) {
    const people = Array.from({ length: guests }, (_, number) => ({ full_name: `Guest ${number} of ${title}` }));
    await guestsOn((await aTrip(title)).slug, people, { activity_date: date }, at);
  }
  await (await office(at)).board.plan({ date });
});

const departureOf = (title: string) =>
  `(SELECT departures.id FROM departures JOIN products ON products.id = product_id
    WHERE products.texts->'en'->>'title' = '${title}')`;
const ofMantas = `WHERE departure_id = ${departureOf('Mantas')}`;
const boatOf = (name: string) => `(SELECT id FROM boats WHERE name = '${name}')`;
const limit = (subject: string) => `WHERE part = 'morning' AND subject = ${subject}`;
const onBoat = limit(`(SELECT boat_id::text FROM departure_days ${ofMantas})`);
const group = `(SELECT id FROM dive_groups ${ofMantas} ORDER BY position LIMIT 1)`;

const broken: [what: string, breaks: string, facts: string[]][] = [
  [
    'a departure has more people than its items',
    `UPDATE departure_days SET people = people + 1 ${ofMantas}`,
    [PEOPLE, CARRIED],
  ],
  ['a boat has more used seats than people on it', `UPDATE day_limits SET used = used - 1 ${onBoat}`, [CARRIED]],
  ['fewer leaders are counted than groups need', `UPDATE day_limits SET used = used - 1 ${limit(`'leaders'`)}`, [LED]],
  ['a counted day lacks a limit of its crew', `DELETE FROM day_limits ${limit(`'instructors'`)}`, [COUNTED]],
  ['a counted day lacks the limit of a boat', `DELETE FROM day_limits ${onBoat}`, [COUNTED]],
  ['a limit differs from the seats of its boat', `UPDATE day_limits SET most = most + 1 ${onBoat}`, [MOST]],
  ['a limit differs from the leaders on duty', `UPDATE day_limits SET most = most + 1 ${limit(`'leaders'`)}`, [MOST]],
  [
    'a leader with a day off or an expired paper still counts',
    `UPDATE crew_members SET insurance_until = '${date}'::date - 1 WHERE name = 'Made'`,
    [MOST],
  ],
  [
    'a captain still counts as a leader',
    `UPDATE outings SET captain_id = (SELECT id FROM crew_members WHERE name = 'Made')
     WHERE id = (SELECT id FROM outings LIMIT 1)`,
    [MOST],
  ],
  ['a day is short without need', `UPDATE day_limits SET short = 1 ${onBoat}`, [MOST]],
  [
    'a departure that needs a boat is in a van',
    `UPDATE departure_days SET boat_id = ${boatOf('Isuzu')} ${ofMantas}`,
    [CARRIED, ALLOWED],
  ],
  ['a boat does not serve the area of its departure', `UPDATE boats SET areas = '{amed}'`, [ALLOWED]],
  ['a boat with guests is out of service', `UPDATE boats SET active = false`, [MOST, ALLOWED]],
  [
    'a diver is in a group of another departure',
    `UPDATE dive_groups SET departure_id = ${departureOf('Drift')}, position = 9 WHERE id = ${group}`,
    [GROUPED],
  ],
  [
    'a group has more than four divers',
    `UPDATE group_members SET group_id = ${group} WHERE group_id IN (SELECT id FROM dive_groups ${ofMantas})`,
    [GROUPED],
  ],
];

/** Runs the statements in a transaction that is rolled back. */
async function factsBrokenBy(...statements: string[]): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    for (const statement of statements) await client.query(statement);
    return (await findBrokenWithin(client)).map(({ fact }) => fact);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

test('a planned day breaks no invariant', async () => {
  expect(await db.groupMember.count()).toBe(7);
  expect(await factsBrokenBy()).toEqual([]);
});

test.each(broken)('findBrokenWithin reports an invariant of days when %s', async (_, breaks, facts) => {
  expect(await factsBrokenBy(breaks)).toEqual(facts);
});

test('a disallowed boat breaks no invariant when it was pinned by hand', async () => {
  const pin = `UPDATE departure_days SET pinned = true`;
  expect(await factsBrokenBy(pin, `UPDATE boats SET areas = '{amed}'`)).toEqual([]);
});
