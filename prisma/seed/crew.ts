import type { CrewContent } from '../../demo/content/crew';
import type { Tx } from '../../src/server/database/db';
import type { Storage } from '../../src/server/storage/storage';
import { dayAt, plusDays, toDate, weekdayOf } from '../../src/shared/time/days';
import { crewPicture } from './crew-pictures';
import { keepDrawings } from './keep-drawings';

type Crew = { crew: CrewContent[]; now: Date };

/** Seeds the crew with portraits, days off and extra days; papers expire counted from today. */
export async function seedCrew(db: Tx, storage: Storage, { crew, now }: Crew): Promise<void> {
  const pictures = await keepDrawings(db, storage, crew.map(crewPicture), now);
  const sites = await db.location.findMany({ select: { id: true, slug: true } });
  const dayIn = (days: number) => plusDays(dayAt(now), days);
  const until = (days: number | undefined) => (days === undefined ? null : toDate(dayIn(days)));
  for (const one of crew) {
    const { number, papers, freelance = false, exceptions = [], shown, favouriteSite, ...member } = one;
    await db.crewMember.create({
      data: {
        ...member,
        pictureId: pictures.get(crewPicture(one).name) ?? null,
        shownOnSite: shown ?? false,
        favouriteSiteId: sites.find(({ slug }) => slug === favouriteSite)?.id ?? null,
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
}
