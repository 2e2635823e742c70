import { ordersPath } from '@/features/orders/ui/paths';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { getShop } from '@/shop/server';
import { ButtonLink } from '@/ui/action/button-link';
import { Alert } from '@/ui/feedback/alert';
import { ChatLink } from '@/ui/show/chat-link';
import { chatTexts } from '@/ui/show/chat-texts';
import css from './payment-result.module.css';

/** Shown on return from a payment when the address names no order of the customer. */
export async function UnknownOrder({ lng, failed }: { lng: Locale; failed: boolean }) {
  const { t } = await getT(lng, 'orders');
  const { t: common } = await getT(lng, 'common');
  return (
    <div className={css.result}>
      <h1>{t('result.unknownTitle')}</h1>
      {failed && (
        <Alert tone="error" actions={<a href={localePath(lng, '/contact')}>{t('result.contact')}</a>}>
          {t('result.failed')}
        </Alert>
      )}
      <p>{t('result.unknownHint')}</p>
      <ButtonLink look="next" href={ordersPath(lng)}>
        {t('result.ordersLink')}
      </ButtonLink>
      <ChatLink lng={lng} number={(await getShop()).identity.whats_app} texts={chatTexts(common)} look="outline" />
    </div>
  );
}
