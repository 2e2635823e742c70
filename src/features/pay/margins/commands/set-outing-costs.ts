import { record } from '@/features/audit/commands/record';
import { lockOwnCosts, nameOfGoing, writeOwnCosts } from '@/features/pay/margins/data';
import type { OutingCosts } from '@/features/pay/margins/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';

/** Overrides the usual costs of one outing. */
export function setOutingCosts(ctx: Ctx, input: OutingCosts): Promise<void> {
  const { date, vehicle, part, departure, boat, fuel, fees, lunch } = input;
  return ctx.db.$transaction(async (tx) => {
    const name = await nameOfGoing(tx, input);
    if (name === null) throw new AppError('not_found');
    const before = await lockOwnCosts(tx, input);
    await writeOwnCosts(tx, input);
    await record(tx, {
      ctx,
      action: 'update',
      entity: 'outing_cost',
      entityId: [date, vehicle ?? departure, part].filter(Boolean).join(' '),
      label: [name, date].join(', '),
      before: before ?? { boat: null, fuel: null, fees: null, lunch: null },
      after: { boat, fuel, fees, lunch },
    });
  });
}
