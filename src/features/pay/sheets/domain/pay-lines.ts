import { type CrewRole, crewRoles } from '@/features/crew/schema';
import { dividedHalfUp } from '@/features/pay/domain/parts-of';
import type { RateKind } from '@/features/pay/rates/schema';
import { groupBy } from '@/shared/list/group-by';
import type { Day } from '@/shared/time/days';
import type { Titles, Work } from './work';

export type WorkLine = {
  kind: RateKind | 'none';
  date: Day;
  role: CrewRole;
  titles: Titles;
  dives: number;
  /** Number of days over which a course rate is divided. */
  parts: number;
  rate: number | null;
  amount: number;
  /** False if another role is paid for the day. */
  paid: boolean;
};

type RateOf = (member: string, role: CrewRole, kind: RateKind, date: Day) => number | null;

/** Joins all titles in each language. */
function joined(works: readonly Work[]): Titles {
  const languages = new Set(works.flatMap(({ titles }) => Object.keys(titles)));
  const inLanguage = (lng: string) =>
    [...new Set(works.map(({ titles }) => titles[lng] ?? titles.en ?? ''))].join(', ');
  return Object.fromEntries([...languages].map((lng) => [lng, inLanguage(lng)]));
}

const divesOf = (works: readonly Work[]) => works.reduce((sum, { dives }) => sum + dives, 0);

/** Counts a departure led with two groups once. */
const departuresOf = (works: readonly Work[]) => [...new Map(works.map((work) => [work.subject, work])).values()];

/** A course is paid by its rate if it has one, else by its dives. */
function lineOfDeparture(work: Work, rateOf: RateOf): WorkLine[] {
  const { date, member, role, titles, dives, courseDays } = work;
  const line = { date, role, titles, dives, paid: true };
  const ofCourse = courseDays === null ? null : rateOf(member, role, 'course', date);
  if (courseDays !== null && ofCourse !== null)
    return [
      { ...line, kind: 'course', parts: courseDays, rate: ofCourse, amount: dividedHalfUp(ofCourse, courseDays) },
    ];
  const ofDive = dives > 0 ? rateOf(member, role, 'dive', date) : null;
  return ofDive === null ? [] : [{ ...line, kind: 'dive', parts: 1, rate: ofDive, amount: ofDive * dives }];
}

/** One role's pay for a day: the day rate once, plus each departure. */
function linesOfRole(works: readonly Work[], rateOf: RateOf): WorkLine[] {
  const departures = departuresOf(works);
  const [first] = departures;
  if (!first) return [];
  const { date, member, role } = first;
  const line = { date, role, titles: joined(departures), dives: divesOf(departures), parts: 1, paid: true };
  const ofDay = rateOf(member, role, 'day', date);
  const lines: WorkLine[] = [
    ...(ofDay === null ? [] : [{ ...line, kind: 'day' as const, rate: ofDay, amount: ofDay }]),
    ...departures.flatMap((work) => lineOfDeparture(work, rateOf)),
  ];
  return lines.length > 0 ? lines : [{ ...line, kind: 'none', rate: null, amount: 0 }];
}

const sumOf = (lines: readonly WorkLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

/** Pays the higher of two roles on one day; a tie goes to the role listed first. */
function linesOfDay(works: readonly Work[], rateOf: RateOf): WorkLine[] {
  const roles = [...groupBy(works, ({ role }) => role).values()]
    .map((ofRole) => linesOfRole(ofRole, rateOf))
    .sort((one, other) => crewRoles.indexOf(roleOf(one)) - crewRoles.indexOf(roleOf(other)));
  const highest = Math.max(...roles.map(sumOf));
  const paid = roles.find((lines) => sumOf(lines) === highest);
  return roles.flatMap((lines) => lines.map((line) => ({ ...line, paid: lines === paid })));
}

const roleOf = (lines: readonly WorkLine[]): CrewRole => lines[0]?.role ?? 'guide';

export const payLines = (works: readonly Work[], rateOf: RateOf): WorkLine[] =>
  [...groupBy(works, ({ date }) => date).entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, ofDay]) => linesOfDay(ofDay, rateOf));

/** Sums the lines that are paid. */
export const paidTotal = (lines: readonly { amount: number; paid: boolean }[]): number =>
  lines.reduce((sum, { amount, paid }) => sum + (paid ? amount : 0), 0);
