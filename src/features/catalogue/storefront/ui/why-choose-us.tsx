import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { MEALS_PER_BOOKING } from '@/shared/shop/meals';
import { getShop } from '@/shop/server';
import { Section } from '@/ui/layout/section';
import css from './why-choose-us.module.css';

const reasons = ['group', 'timing', 'pickup', 'meals'] as const;

/** The four benefits, each as a figure with a sentence. */
export async function Reasons({ lng }: { lng: Locale }) {
  const { t } = await getT(lng, 'catalogue');
  const { selling } = await getShop();
  const number = { group: selling.divers_per_guide, meals: MEALS_PER_BOOKING, timing: 0, pickup: 0 };
  return (
    <ul className={css.reasons}>
      {reasons.map((name) => (
        <li key={name}>
          <span className={css.figure}>{t(`why.${name}Figure`, { number: number[name] })}</span>
          <strong>{t(`why.${name}Title`)}</strong>
          <p>{t(`why.${name}Text`)}</p>
        </li>
      ))}
    </ul>
  );
}

export async function WhyChooseUs({ lng }: { lng: Locale }) {
  const { t } = await getT(lng, 'catalogue');
  return (
    <Section title={t('why.title')}>
      <Reasons lng={lng} />
    </Section>
  );
}
