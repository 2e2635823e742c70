import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { chatLink } from '@/shared/schema/chat-link';
import { getShop } from '@/shop/server';
import { buttonClass } from '@/ui/action/button-shape';
import css from './ready.module.css';

/** Shown for expired, renewed, revoked and unknown links, without telling which. */
export async function OverReadyLink({ lng }: { lng: Locale }) {
  const { t } = await getT(lng, 'orders');
  const { email, whats_app: number } = (await getShop()).identity;
  return (
    <div className={css.page}>
      <h1>{t('link.invalidTitle')}</h1>
      <p>{t('link.invalid')}</p>
      <p className={css.contacts}>
        <a className={buttonClass({ look: 'solid' })} href={`mailto:${email}`}>
          {t('help.mail')}
        </a>
        {number && (
          <a className={buttonClass({})} href={chatLink(number, '')} target="_blank" rel="noreferrer">
            {t('help.whatsApp')}
          </a>
        )}
      </p>
    </div>
  );
}
