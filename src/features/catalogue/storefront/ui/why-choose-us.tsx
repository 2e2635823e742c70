import { IconBowlSpoon, IconBus, IconSunrise, IconUsersGroup } from '@tabler/icons-react';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { MEALS_PER_BOOKING } from '@/shared/shop/meals';
import { getShop } from '@/shop/server';
import { Section } from '@/ui/layout/section';
import css from './why-choose-us.module.css';

export async function WhyChooseUs(props: { lng: Locale }) {
  const { t } = await getT(props.lng, 'catalogue');
  const { selling } = await getShop();
  const reasons = [
    {
      Icon: IconUsersGroup,
      title: t('why.groupTitle', { number: selling.divers_per_guide }),
      text: t('why.groupText'),
    },
    { Icon: IconSunrise, title: t('why.timingTitle'), text: t('why.timingText') },
    { Icon: IconBus, title: t('why.pickupTitle'), text: t('why.pickupText') },
    { Icon: IconBowlSpoon, title: t('why.mealsTitle', { number: MEALS_PER_BOOKING }), text: t('why.mealsText') },
  ];
  return (
    <Section title={t('why.title')}>
      <ul className={css.reasons}>
        {reasons.map(({ Icon, title, text }) => (
          <li key={title}>
            <Icon aria-hidden="true" />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
