import { lngOf, type PageProps, textOf } from '@/app/[lng]/lng';
import { ownPageMetadata } from '@/app/page-metadata';
import { ForgotPasswordPage } from '@/features/accounts/ui/forgot-password-page';
import { getT } from '@/i18n/server';
import { callbackPath } from '@/shared/site/callback-path';
import { enterPage } from '@/trpc/server';

type Props = PageProps;

export async function generateMetadata(props: Props) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'accounts');
  return ownPageMetadata({ lng, path: '/forgot-password', title: t('forgot.title') });
}

export default async function Page(props: Props) {
  const lng = await lngOf(props);

  await enterPage({ lng, path: '/forgot-password', guards: ['guest'] });
  const { email, callbackUrl } = await props.searchParams;
  return (
    <ForgotPasswordPage
      lng={lng}
      audience="users"
      email={textOf(email)}
      callback={callbackPath(textOf(callbackUrl), '') || undefined}
    />
  );
}
