import { headers } from 'next/headers';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { ownPageMetadata } from '@/app/page-metadata';
import { VerifyEmailPage } from '@/features/accounts/ui/verify-email-page';
import { getT } from '@/i18n/server';
import { registrations } from '@/server/auth/session-cookie';
import { enterPage } from '@/trpc/server';

type Props = PageProps<{ token: string }>;

export async function generateMetadata(props: Props) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'accounts');
  return ownPageMetadata({ lng, path: '/email-verification', title: t('verify.title') });
}

export default async function Page(props: Props) {
  const lng = await lngOf(props);
  const { token } = await props.params;
  await enterPage({ lng, path: `/email-verification/${token}`, guards: ['guest'] });
  const hasRegistered = registrations(new Headers(await headers())).length > 0;
  return <VerifyEmailPage lng={lng} audience="users" token={token} hasRegistered={hasRegistered} />;
}
