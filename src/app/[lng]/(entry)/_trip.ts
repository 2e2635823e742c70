import { readPrefill } from '@/features/availability/domain/prefill';
import { tripOfPath } from '@/features/availability/domain/trip-of-path';
import { refusalOf } from '@/features/booking/box/domain/box-days';
import { getT } from '@/i18n/server';
import { readClock } from '@/server/process/clock';
import type { Locale } from '@/shared/locale/locales';
import { parseUrl } from '@/shared/site/parse-url';
import { formatDay, formatNearDay } from '@/shared/time/dates';
import { dayAt } from '@/shared/time/days';
import type { enterPage } from '@/trpc/server';
import { coverOf } from '@/ui/show/cover';

type Calls = Awaited<ReturnType<typeof enterPage>>['calls'];

/**
 * Name, day and picture of the trip that the visitor was about to book, without its price. A day that cannot be booked
 * is omitted from the name, and its reason is returned instead.
 */
export async function tripIn(calls: Calls, lng: Locale, path: string) {
  const wanted = tripOfPath(path);
  const product = wanted && (await calls.catalogue.product({ slug: wanted.slug }).catch(() => null));
  if (!product || !('slug' in product)) return null;
  const trip = { name: product.title, picture: coverOf(product), note: null };
  const { date } = wanted;
  if (!date) return trip;
  const { packages } = readPrefill(parseUrl(path, 'http://localhost')?.search ?? '');
  const [found] = await calls.availability.days({ slug: product.slug, from: date, to: date });
  const days = { first: dayAt(readClock()), last: date, dayOf: () => found };
  const why = refusalOf(date, days, { divers: packages * product.divers_per_package });
  const { t } = await getT(lng, 'accounts');
  const { t: booking } = await getT(lng, 'booking');
  if (!why) return { ...trip, name: t('entry.trip_on', { trip: product.title, day: formatNearDay(date, lng) }) };
  const count = found?.places_left ?? 0;
  const text = why === 'past' ? booking('box.refusal.past') : booking(`day.refused.${why}`, { count });
  return { ...trip, note: `${formatDay(date, lng, 'full')}: ${text}` };
}
