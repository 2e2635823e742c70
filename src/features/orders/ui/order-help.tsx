import { IconMail } from '@tabler/icons-react';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { clockTimes } from '@/shared/time/clock-times';
import { getShop } from '@/shop/server';
import { buttonClass } from '@/ui/action/button-shape';
import { ChatAboutOrder } from './chat-about-order';
import css from './order-help.module.css';

/** Contacts for questions about an order: a chat prefilled with the booking ID, mail, and other channels. */
export async function OrderHelp({ lng, bookingId }: { lng: Locale; bookingId: string }) {
  const { t } = await getT(lng, 'orders');
  const { identity } = await getShop();
  const { email, opening, social } = identity;
  const mail = `mailto:${email}?subject=${encodeURIComponent(bookingId)}`;
  return (
    <>
      <p>{t('help.lead', clockTimes(lng, opening))}</p>
      <p className={css.ways}>
        <ChatAboutOrder bookingId={bookingId} />
        <a className={buttonClass({ look: 'outline' })} href={mail}>
          <IconMail aria-hidden="true" />
          {t('help.mail')}
        </a>
      </p>
      <nav className={css.social} aria-label={t('help.follow')}>
        <span>{t('help.follow')}</span>
        {social.map(({ name, href }) => (
          <a key={name} href={href} rel="noreferrer">
            {name}
          </a>
        ))}
      </nav>
    </>
  );
}
