import { memberName, ratesFor } from '@/features/pay/rates/data';
import { type RateView, rateKinds } from '@/features/pay/rates/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';

const orderOf = ({ kind }: RateView) => rateKinds.indexOf(kind);

/** Sorted by role and kind, newest first. */
export async function listRates({ db }: Pick<Ctx, 'db'>, member: string | undefined): Promise<{ rates: RateView[] }> {
  if (member !== undefined && (await memberName(db, member)) === null) throw new AppError('not_found');
  const rates = await ratesFor(db, member ?? null);
  return {
    rates: rates.toSorted(
      (one, other) =>
        (one.role === other.role ? orderOf(one) - orderOf(other) : 0) || (one.member ? 0 : 1) - (other.member ? 0 : 1),
    ),
  };
}
