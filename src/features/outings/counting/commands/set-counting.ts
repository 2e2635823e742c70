import { record } from '@/features/audit/commands/record';
import { changeCounting, factsOf, lockCounting, toCountingView } from '@/features/outings/counting/data';
import type { CountedFrom, CountingView, SetCountingInput } from '@/features/outings/counting/schema';
import { lockSpan } from '@/features/outings/seats/commands/lock-span';
import { recountDays } from '@/features/outings/seats/commands/recount-days';
import type { Ctx } from '@/server/api/context';
import { fieldError } from '@/shared/errors/errors';
import { expectVersion, nextVersion } from '@/shared/schema/versions';
import { type Day, dayAt } from '@/shared/time/days';

/** Refuses a past day, because it stays as sold; an unchanged earlier setting is accepted. */
function refusePast(input: CountedFrom, before: CountedFrom, today: Day): void {
  for (const field of ['boats_from', 'guides_from'] as const) {
    const day = input[field];
    if (day !== null && day < today && day !== before[field]) throw fieldError(field, 'invalid.past_day');
  }
}

/**
 * Sets the days from which limits count. Seats already sold beyond them make their day short; see `previewCounting`.
 */
export function setCounting(ctx: Ctx, { version, ...input }: SetCountingInput): Promise<CountingView> {
  const span = { from: dayAt(ctx.now), to: null };
  return ctx.db.$transaction(async (tx) => {
    await lockSpan(tx, span);
    const before = await lockCounting(tx);
    expectVersion(before, version);
    refusePast(input, factsOf(before), span.from);
    const after = await changeCounting(tx, input, nextVersion([before], ctx.now));
    await record(tx, {
      ctx,
      action: 'update',
      entity: 'seat_counting',
      entityId: 'shop',
      label: 'Boats and guides',
      before: factsOf(before),
      after: factsOf(after),
    });
    await recountDays(tx, span);
    return toCountingView(after);
  });
}
