import type { CrewContent } from '../../demo/content/crew';
import type { Tx } from '../../src/server/database/db';
import { dayAt, plusDays, toDate, weekdayOf } from '../../src/shared/time/days';

/** The crew with its days off and extra days; papers run out counted from today. */
export async function seedCrew(db: Tx, crew: CrewContent[], now: Date): Promise<void> {
  const dayIn = (days: number) => plusDays(dayAt(now), days);
  const until = (days: number | undefined) => (days === undefined ? null : toDate(dayIn(days)));
  for (const { number, papers, freelance = false, exceptions = [], ...member } of crew)
    await db.crewMember.create({
      data: {
        ...member,
        certificationNumber: number,
        insuranceUntil: until(papers.insurance),
        firstAidUntil: until(papers.first_aid),
        licenceUntil: until(papers.licence),
        employment: freelance ? 'freelance' : 'staff',
        days: {
          create: exceptions.map((days) => ({
            date: toDate(dayIn(days)),
            works: !member.weekdays.includes(weekdayOf(dayIn(days))),
          })),
        },
      },
    });
}
