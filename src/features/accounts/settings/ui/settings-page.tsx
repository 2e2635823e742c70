import type { ReactNode } from 'react';
import type { Audience } from '@/features/accounts/domain/audience';
import type { ProfileView } from '@/features/accounts/schema';
import type { OwnSessionView, SignInMethodsView } from '@/features/accounts/settings/schema';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { Page } from '@/ui/layout/page';
import { Section } from '@/ui/layout/section';
import { AvatarField } from './avatar-field';
import { DeleteAccount } from './delete-account';
import { EmailForm } from './email-form';
import { ExportData } from './export-data';
import { PasswordForm } from './password-form';
import { ProfileForm } from './profile-form';
import { SessionList } from './session-list';

type Props = {
  lng: Locale;
  audience: Audience;
  profile: ProfileView;
  methods: SignInMethodsView;
  sessions: OwnSessionView[];
  /** Settings of other features. */
  children?: ReactNode;
};

export async function SettingsPage({ lng, audience, profile, methods, sessions, children }: Props) {
  const { t } = await getT(lng, 'accounts');
  return (
    <Page narrow title={t('settings.title')}>
      <Section title={t('settings.profile')}>
        <AvatarField audience={audience} avatar={profile.avatar} />
        <ProfileForm audience={audience} profile={profile} />
      </Section>
      {children}
      <Section title={t('settings.password')} intro={t('settings.password_lead')}>
        <PasswordForm audience={audience} hasPassword={methods.password} />
      </Section>
      <Section title={t('settings.email')} intro={t('settings.email_lead', { email: profile.email })}>
        <EmailForm audience={audience} hasPassword={methods.password} />
      </Section>
      <Section title={t('settings.sessions')} intro={t('settings.sessions_lead')}>
        <SessionList lng={lng} audience={audience} sessions={sessions} />
      </Section>
      <Section title={t('settings.data')} intro={t('settings.data_lead')}>
        <ExportData audience={audience} />
      </Section>
      <Section title={t('settings.delete')} intro={t('settings.delete_lead')}>
        <DeleteAccount lng={lng} audience={audience} email={profile.email} hasPassword={methods.password} />
      </Section>
    </Page>
  );
}
