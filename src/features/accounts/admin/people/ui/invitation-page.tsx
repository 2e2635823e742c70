import type { InvitationView } from '@/features/accounts/admin/people/schema';
import css from '@/features/accounts/ui/account-card.module.css';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { spokenName } from '@/shared/locale/name-order';
import { AcceptInvitation } from './accept-invitation';

type Props = { lng: Locale; token: string; invitation: NonNullable<InvitationView> };

export async function InvitationPage({ lng, token, invitation }: Props) {
  const { t } = await getT(lng, 'accounts');
  return (
    <div className={css.card}>
      <h1>{t('invitation.title', { name: spokenName(invitation) })}</h1>
      <p className={css.lead}>{t('invitation.lead', { email: invitation.email })}</p>
      <AcceptInvitation lng={lng} token={token} />
    </div>
  );
}
