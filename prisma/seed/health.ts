import { replaceRecord } from '../../src/features/ready/health/data';
import { healthOutcome, relevantAnswers } from '../../src/features/ready/health/domain/outcome';
import { questionIds } from '../../src/features/ready/health/domain/questions';
import { insertPaper } from '../../src/features/ready/papers/data';
import { defaultTexts } from '../../src/features/ready/papers/queries/default-texts';
import type { Tx } from '../../src/server/database/db';
import { defaultShop } from '../../src/shared/shop/sections';
import { dayAt, toDate } from '../../src/shared/time/days';

const ANSWERED = 6;
const FOR_PHYSICIAN = 2;

const allNo = Object.fromEntries(questionIds.map((id) => [id, false]));

/** Publishes the default questions; some of the next divers have answered them, and one needs a physician. */
export async function seedHealth(db: Tx, now: Date): Promise<void> {
  const texts = await defaultTexts('health', defaultShop.identity.name);
  const paper = await insertPaper(db, { kind: 'health', version: 1, texts, publishedAt: now });
  const divers = await db.orderDiver.findMany({
    where: {
      order: { status: { in: ['paid', 'confirmed'] }, activityDate: { gt: toDate(dayAt(now)) } },
      items: { some: { item: { product: { skippedSteps: { isEmpty: true } } } } },
    },
    select: { id: true },
    orderBy: [{ order: { activityDate: 'asc' } }, { id: 'asc' }],
    take: ANSWERED,
  });
  for (const [index, { id: diverId }] of divers.entries()) {
    const answers = relevantAnswers(index === FOR_PHYSICIAN ? { ...allNo, q10: true } : allNo);
    const outcome = healthOutcome(answers);
    await replaceRecord(db, {
      ...{ diverId, personMark: null, paperId: paper.id, locale: 'en', answers, outcome, keep: false },
      now,
    });
  }
}
