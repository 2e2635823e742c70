import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { getShop } from '@/shop/server';
import { buttonClass } from '@/ui/action/button-shape';
import css from './link-page.module.css';

/** Shown for expired, revoked and unknown links, without telling which. */
export async function OverLink({ lng }: { lng: Locale }) {
  const { t } = await getT(lng, 'orders');
  const { email } = (await getShop()).identity;
  return (
    <div className={css.over}>
      <h1>{t('link.invalidTitle')}</h1>
      <p>{t('link.invalid')}</p>
      <a className={buttonClass({ look: 'solid' })} href={`mailto:${email}`}>
        {t('help.mail')}
      </a>
    </div>
  );
}
