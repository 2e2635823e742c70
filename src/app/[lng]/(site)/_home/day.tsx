import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { clockSpan, clockTime } from '@/shared/time/clock-times';
import { getAreaNames, getShop } from '@/shop/server';
import { Section } from '@/ui/layout/section';
import { art } from '@/ui/show/art';
import { Picture } from '@/ui/show/picture';
import css from './day.module.css';

/** Describes a day hour by hour, with the shop's pickup windows. */
export async function Day(props: { lng: Locale }) {
  const { t } = await getT(props.lng, 'site');
  const { pickup } = await getShop();
  const nameOf = await getAreaNames(props.lng);
  const served = pickup.areas.filter(({ active }) => active);
  const [starts = ''] = served.map(({ from }) => from).sort();
  const steps = [
    { name: 'pickup', when: clockTime(props.lng, starts) },
    { name: 'briefing', when: t('home.day.when.morning') },
    { name: 'first', when: t('home.day.when.morning') },
    { name: 'lunch', when: t('home.day.when.noon') },
    { name: 'second', when: t('home.day.when.afternoon') },
    { name: 'back', when: clockSpan(props.lng, pickup.returning) },
  ] as const;
  return (
    <Section id="day" title={t('home.day.title')} intro={t('home.day.intro')}>
      <Picture className={css.picture} of={art.boatDay} alt="" sizes="(min-width: 72rem) 72rem, 100vw" />
      <ol className={css.day}>
        {steps.map(({ name, when }) => (
          <li key={name}>
            <span className={css.when}>{when}</span>
            <div>
              <h3>{t(`home.day.${name}`)}</h3>
              <p>{t(`home.day.${name}Text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <ul className={css.pickup} aria-label={t('home.day.pickup')}>
        {served.map(({ slug, ...pickupSpan }) => (
          <li key={slug}>
            {nameOf(slug)} <span>{clockSpan(props.lng, pickupSpan)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
