import type { Audience } from '@/features/accounts/domain/audience';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { getShop } from '@/shop/server';
import css from './account-card.module.css';
import { SignOutButton } from './sign-out-button';

/** The only page a deactivated person sees: the reason, the contact and sign-out. */
export async function InactiveNotice({ lng, audience }: { lng: Locale; audience: Audience }) {
  const { t } = await getT(lng, 'accounts');
  const { email } = (await getShop()).identity;
  return (
    <div className={css.card}>
      <p>
        {t('inactive.lead')} <a href={`mailto:${email}`}>{email}</a>
      </p>
      <SignOutButton lng={lng} audience={audience} />
    </div>
  );
}
