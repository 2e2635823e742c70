import { readPrefill } from '@/features/availability/domain/prefill';
import { dayFor } from '@/features/booking/domain/free-days';
import { tripOfPath } from '@/features/catalogue/domain/trip-of-path';
import { getT } from '@/i18n/server';
import { readClock } from '@/server/process/clock';
import type { Locale } from '@/shared/locale/locales';
import { parseUrl } from '@/shared/site/parse-url';
import { nearDayInWords } from '@/shared/time/dates';
import { type Day, dayAt } from '@/shared/time/days';
import type { enterPage } from '@/trpc/server';
import { coverOf } from '@/ui/show/cover';

type Calls = Awaited<ReturnType<typeof enterPage>>['calls'];
type Refusal = 'past' | Exclude<ReturnType<typeof dayFor>, 'open'>;

/** Why the day cannot be booked for that many people; null for one that can. */
async function refusalOf(calls: Calls, slug: string, date: Day, divers: number): Promise<[Refusal, number] | null> {
  if (date < dayAt(readClock())) return ['past', 0];
  const [day] = await calls.availability.days({ slug, from: date, to: date });
  if (!day) return ['closed', 0];
  const status = dayFor(day, divers);
  return status === 'open' ? null : [status, day.places_left];
}

/**
 * The trip that the visitor was on the way to: its name with the day, and its picture. A day that cannot be booked is not
 * part of the name and says why. No price: a visitor gets none.
 */
export async function tripIn(calls: Calls, lng: Locale, path: string) {
  const wanted = tripOfPath(path);
  const product = wanted && (await calls.catalogue.product({ slug: wanted.slug }).catch(() => null));
  if (!product || !('slug' in product)) return null;
  const trip = { name: product.title, picture: coverOf(product), note: null };
  const { date } = wanted;
  if (!date) return trip;
  const { packages } = readPrefill(parseUrl(path, 'http://localhost')?.search ?? '');
  const refused = await refusalOf(calls, product.slug, date, packages * product.divers_per_package);
  const { t } = await getT(lng, 'accounts');
  const { t: booking } = await getT(lng, 'booking');
  const day = nearDayInWords(date, lng);
  if (!refused) return { ...trip, name: t('entry.trip_on', { trip: product.title, day }) };
  const [why, count] = refused;
  const text = why === 'past' ? booking('box.refused.past') : booking(`day.refused.${why}`, { count });
  return { ...trip, note: `${day}: ${text}` };
}
