import { randomUUID } from 'node:crypto';
import { boardVersion, writeDifference } from '@/features/day-board/data';
import type { BoardDay } from '@/features/day-board/domain/board-day';
import { conflictsOf } from '@/features/day-board/domain/conflicts';
import { differenceOf, isDifferent } from '@/features/day-board/domain/difference';
import { isNew } from '@/features/day-board/domain/plan';
import { planDay } from '@/features/day-board/domain/plan-day';
import { boardDay } from '@/features/day-board/queries/board-days';
import { conflictViewOf } from '@/features/day-board/queries/board-view';
import { missingTexts } from '@/features/day-board/queries/missing-texts';
import type { PlanAnswer, PlanInput } from '@/features/day-board/schema';
import { recountDays } from '@/features/outings/seats/commands/recount-days';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { expectBoardVersion } from './expect-board-version';
import { lockBoard } from './lock-board';
import { recordBoard } from './record-board';

/** Gives new groups of a plan the ids under which they are stored. */
function withIds(day: BoardDay): BoardDay {
  const ids = new Map(day.groups.filter(({ id }) => isNew(id)).map(({ id }) => [id, randomUUID()]));
  const stored = (id: string) => ids.get(id) ?? id;
  return {
    ...day,
    groups: day.groups.map((group) => ({ ...group, id: stored(group.id) })),
    divers: day.divers.map((diver) => ({ ...diver, group: diver.group === null ? null : stored(diver.group) })),
  };
}

type Planner = { db: Tx } & Pick<Ctx, 'locale'>;

/** Fills the open parts of a day; the caller must have locked it, except for a preview. */
export async function planWithin({ db, locale }: Planner, { date, dry_run }: Pick<PlanInput, 'date' | 'dry_run'>) {
  const { day: before } = await boardDay({ db, locale }, date);
  const { day, choices, missing } = planDay(before);
  const after = withIds(day);
  const difference = differenceOf(before, after);
  if (!dry_run) {
    await writeDifference(db, date, difference);
    await recountDays(db, { from: date, to: date });
  }
  return { before, after, choices, missing, changes: isDifferent(difference) };
}

async function answerOf({ locale }: Pick<Ctx, 'locale'>, planned: Awaited<ReturnType<typeof planWithin>>) {
  const { after, changes, choices, missing } = planned;
  return {
    changes,
    choices,
    missing: await missingTexts(missing, locale),
    conflicts: conflictsOf(after).map(conflictViewOf),
  };
}

/**
 * Locks nothing, so that nobody waits for a preview. Reads the version first: a later change makes the preview
 * outdated, which is then refused.
 */
async function previewPlan(ctx: Ctx, { date, version: seen }: PlanInput): Promise<PlanAnswer> {
  const version = await expectBoardVersion(ctx.db, date, seen);
  const planned = await planWithin(ctx, { date, dry_run: true });
  return { dry_run: true, version, ...(await answerOf(ctx, planned)) };
}

/** Fills the open parts of a day, or previews the result. */
export async function planBoard(ctx: Ctx, input: PlanInput): Promise<PlanAnswer> {
  if (input.dry_run) return previewPlan(ctx, input);
  const { date } = input;
  return ctx.db.$transaction(async (tx) => {
    await lockBoard(tx, date);
    await expectBoardVersion(tx, date, input.version);
    const planned = await planWithin({ ...ctx, db: tx }, { date, dry_run: false });
    await recordBoard(tx, ctx, planned);
    return { dry_run: false, version: await boardVersion(tx, date), ...(await answerOf(ctx, planned)) };
  });
}
