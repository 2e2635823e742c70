import { lngOf, type PageProps, textOf } from '@/app/[lng]/lng';
import { ForgotPasswordPage } from '@/features/accounts/ui/forgot-password-page';
import { getT } from '@/i18n/server';
import { enterPage } from '@/trpc/server';

type Props = PageProps;

export async function generateMetadata(props: Props) {
  const { t } = await getT(await lngOf(props), 'accounts');
  return { title: t('forgot.title') };
}

export default async function Page(props: Props) {
  const lng = await lngOf(props);

  await enterPage({ lng, path: '/forgot-password', guards: ['guest'] });
  return <ForgotPasswordPage lng={lng} audience="users" email={textOf((await props.searchParams).email)} />;
}
