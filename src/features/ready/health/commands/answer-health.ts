import type { LockedOrder } from '@/features/orders/data/orders';
import { openBirthDate, openDiver } from '@/features/orders/data/sealed';
import { replaceRecord } from '@/features/ready/health/data';
import { healthOutcome, relevantAnswers, unansweredIn } from '@/features/ready/health/domain/outcome';
import { isOverAge } from '@/features/ready/health/domain/over-age';
import { AGE_QUESTION } from '@/features/ready/health/domain/questions';
import type { HealthInput } from '@/features/ready/health/schema';
import { latestPaper } from '@/features/ready/papers/data';
import { personMark } from '@/features/ready/papers/queries/person-mark';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import { dayAt } from '@/shared/time/days';
import { forgetOutcome, keepOutcome } from './keep-outcome';

/** Replaces the diver's answers; the birth date, if it is given, answers the question about the age. */
export async function answerHealth(
  tx: Tx,
  { order, row }: { order: LockedOrder; row: LockedOrder['divers'][number] },
  { paper, answers: given, keep }: HealthInput,
  { now, locale }: Pick<Ctx, 'now' | 'locale'>,
): Promise<void> {
  const latest = await latestPaper(tx, 'health');
  if (latest?.id !== paper) throw new AppError('changed_meanwhile');
  const today = dayAt(now);
  const byAge = isOverAge(openBirthDate(row), today);
  const answers = relevantAnswers(byAge === null ? given : { ...given, [AGE_QUESTION]: byAge });
  const open = unansweredIn(answers);
  if (open.length > 0)
    throw new AppError('invalid_fields', {
      fields: Object.fromEntries(open.map((id) => [`answers.${id}`, [{ key: 'required.field' }]])),
    });
  const outcome = healthOutcome(answers);
  const mark = personMark(row.id, openDiver(row));
  await replaceRecord(tx, {
    ...{ diverId: row.id, personMark: mark, paperId: paper, locale, answers, outcome, keep },
    now,
  });
  if (keep && outcome === 'cleared') await keepOutcome(tx, order, row, { outcome, on: today, paperId: paper });
  else await forgetOutcome(tx, order, row);
}
