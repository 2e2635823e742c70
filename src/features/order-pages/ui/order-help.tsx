import { IconMail } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { OrderView } from '@/features/orders/schema';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { clockTimes } from '@/shared/time/clock-times';
import { getShop } from '@/shop/server';
import { buttonClass } from '@/ui/action/button-shape';
import { Panel } from '@/ui/show/panel';
import { ChatAboutOrder } from './chat-about-order';
import css from './order-help.module.css';

type Props = {
  lng: Locale;
  order: Pick<OrderView, 'booking_id' | 'product' | 'activity_date'>;
  /** Folded below the ways to ask. */
  children?: ReactNode;
};

/** Contacts for questions about an order: a chat prefilled with booking ID, trip and day, email, and other channels. */
export async function OrderHelp({ lng, order, children }: Props) {
  const { t } = await getT(lng, 'orders');
  const { identity } = await getShop();
  const { email, opening, social } = identity;
  const mail = `mailto:${email}?subject=${encodeURIComponent(order.booking_id)}`;
  return (
    <Panel title={t('part.help')}>
      <p className={css.lead}>{t('help.lead', clockTimes(lng, opening))}</p>
      <p className={css.ways}>
        <ChatAboutOrder lng={lng} order={order} />
        <a className={buttonClass({ look: 'outline' })} href={mail}>
          <IconMail aria-hidden="true" />
          {t('help.mail')}
        </a>
      </p>
      {children}
      <nav className={css.social} aria-label={t('help.follow')}>
        <span>{t('help.follow')}</span>
        {social.map(({ name, href }) => (
          <a key={name} href={href} rel="noreferrer">
            {name}
          </a>
        ))}
      </nav>
    </Panel>
  );
}
