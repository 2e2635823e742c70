import type { FreeDaysInput } from '@/features/availability/schema';
import { SHOWN_DAYS } from '@/features/catalogue/storefront/ui/shown-days';
import { readStay, spanOf } from '@/features/catalogue/storefront/ui/stay';
import type { Locale } from '@/shared/locale/locales';
import { dayAt } from '@/shared/time/days';
import { publicCalls } from '@/trpc/public';

type Kinds = NonNullable<FreeDaysInput['kind']>;

/** Free days shown initially: those of the requested stay, or the next few of each product. */
export async function nextFreeDays(lng: Locale, kinds: Kinds, search = '') {
  const today = dayAt(new Date());
  const stay = readStay(search, today);
  const span = spanOf(stay, today);
  const products = await publicCalls(lng).availability.free_days({ ...span, kind: kinds });
  const shown = products.map(({ product, days }) => ({ product, days: stay ? days : days.slice(0, SHOWN_DAYS) }));
  return { today, free: { at: new Date().toISOString(), span, products: shown } };
}
