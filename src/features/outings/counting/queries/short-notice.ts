import type { ShortNotice } from '@/features/outings/counting/schema';
import { translator } from '@/i18n/translate';
import type { Ctx } from '@/server/api/context';
import { formatList } from '@/shared/locale/format-list';
import { formatDay } from '@/shared/time/dates';
import type { Day } from '@/shared/time/days';

/** Maximum number of days to name; further ones are counted. */
const NAMED = 7;

/** Returns a notice about days that a change made short; null if there are none. */
export async function shortNotice({ locale }: Pick<Ctx, 'locale'>, days: Day[]): Promise<ShortNotice | null> {
  if (days.length === 0) return null;
  const t = await translator(locale, 'seats-admin');
  const named = days.slice(0, NAMED).map((day) => formatDay(day, locale, 'full'));
  const others = days.length - named.length;
  const list = formatList(locale, others > 0 ? [...named, t('otherDays', { count: others })] : named);
  return { days, text: t('shortNotice', { days: list }) };
}
