import type { Audience } from '@/features/accounts/domain/audience';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import css from './account-card.module.css';
import { SignInByLink } from './sign-in-by-link';

/** Looks the same for every token; only the button checks its validity. */
export async function SignInLinkPage(props: { lng: Locale; audience: Audience; token: string }) {
  const { t } = await getT(props.lng, 'accounts');
  return (
    <div className={css.card}>
      <h1>{t(props.audience === 'admins' ? 'sign_in.admin_title' : 'sign_in.title')}</h1>
      <SignInByLink {...props} />
    </div>
  );
}
