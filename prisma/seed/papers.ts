import { openDiver } from '../../src/features/orders/data/sealed';
import { insertPaper } from '../../src/features/ready/papers/data';
import { defaultTexts } from '../../src/features/ready/papers/queries/default-texts';
import { personMark } from '../../src/features/ready/papers/queries/person-mark';
import { insertWaiver } from '../../src/features/ready/waiver/data';
import { bookedDays, isMinorOn } from '../../src/features/ready/waiver/domain/waiver-validity';
import type { Tx } from '../../src/server/database/db';
import { defaultShop } from '../../src/shared/shop/sections';
import { dayAt } from '../../src/shared/time/days';

const DAY_MS = 86_400_000;
/** Long enough ago for every signature of the demo. */
const PUBLISHED_DAYS_AGO = 400;
const SIGNED_DAYS_AGO = 3;

/** A line with a loop, like most signatures. */
const signature = {
  width: 320,
  height: 160,
  strokes: [[24, 110, 60, 40, 84, 120, 120, 60, 150, 100, 210, 70, 296, 84]],
};

/** Publishes the waiver, which every diver of the demo whose birth date is known has signed. */
export async function seedWaivers(db: Tx, now: Date): Promise<void> {
  const texts = await defaultTexts('waiver', defaultShop.identity.name);
  const publishedAt = new Date(now.getTime() - PUBLISHED_DAYS_AGO * DAY_MS);
  const paper = await insertPaper(db, { kind: 'waiver', version: 1, texts, publishedAt });
  const orders = await db.order.findMany({
    where: { status: { in: ['paid', 'confirmed', 'completed'] }, anonymisedAt: null },
    include: { divers: true, items: { include: { divers: true } } },
    orderBy: { id: 'asc' },
  });
  for (const { customerId: owner_id, createdAt, locale, divers, items } of orders) {
    const signedAt = new Date(Math.max(createdAt.getTime(), now.getTime() - SIGNED_DAYS_AGO * DAY_MS));
    for (const row of divers) {
      const { full_name, date_of_birth } = openDiver(row);
      const days = bookedDays(items, row.id);
      if (!days || !date_of_birth || days.last < dayAt(createdAt)) continue;
      const isMinor = isMinorOn(date_of_birth, days.first) === true;
      const [parent] = divers.map(openDiver).filter((one) => one.full_name !== full_name);
      await insertWaiver(db, {
        diverId: row.id,
        personMark: personMark(owner_id, { full_name, date_of_birth }),
        paperId: paper.id,
        locale,
        byGuardian: isMinor,
        signedAt,
        createdAt: signedAt,
        content: {
          ...{ owner_id, full_name, date_of_birth, signature },
          name: isMinor ? (parent?.full_name ?? full_name) : full_name,
          relation: isMinor ? 'Parent' : null,
          checked_by: null,
        },
      });
    }
  }
}
