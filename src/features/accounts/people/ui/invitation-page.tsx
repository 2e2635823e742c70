import { getT } from '../../../../i18n/server';
import type { Locale } from '../../../../shared/locales';
import { spokenName } from '../../../../shared/name-order';
import css from '../../ui/account-card.module.css';
import type { InvitationView } from '../schema';
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
