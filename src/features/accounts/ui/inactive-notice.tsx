import { operator } from '@/config/operator';
import type { Door } from '@/features/accounts/domain/door';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import css from './account-card.module.css';
import { SignOutButton } from './sign-out-button';

/** All that a deactivated person can see: that it is so, whom to ask, and the way out. */
export async function InactiveNotice({ lng, door }: { lng: Locale; door: Door }) {
  const { t } = await getT(lng, 'accounts');
  return (
    <div className={css.card}>
      <p>
        {t('inactive.lead')} <a href={`mailto:${operator.email}`}>{operator.email}</a>
      </p>
      <SignOutButton lng={lng} door={door} />
    </div>
  );
}
