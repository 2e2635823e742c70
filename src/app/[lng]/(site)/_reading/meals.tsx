import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { publicCalls } from '@/trpc/public';
import css from './meals.module.css';

/** Shows the number of meals donated so far; renders nothing before the first. */
export async function Meals({ lng }: { lng: Locale }) {
  const { t } = await getT(lng, 'site');
  const { meals } = await publicCalls(lng).order.meals_given();
  if (meals === 0) return null;
  return (
    <p className={css.meals}>
      <strong>{new Intl.NumberFormat(lng).format(meals)}</strong> {t('home.givingBack.counted', { count: meals })}
    </p>
  );
}
