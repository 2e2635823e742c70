import { lngOf, type PageProps, textOf } from '@/app/[lng]/lng';
import { ownPageMetadata } from '@/app/page-metadata';
import { SignInPage } from '@/features/accounts/ui/sign-in-page';
import { getT } from '@/i18n/server';
import { enterPage } from '@/trpc/server';

export async function generateMetadata(props: PageProps) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'accounts');
  return ownPageMetadata({ lng, path: '/admin/sign-in', title: t('sign_in.admin_title') });
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  await enterPage({ lng, path: '/admin/sign-in', guards: ['guest'] });
  const { callbackUrl } = await props.searchParams;
  return <SignInPage lng={lng} audience="admins" callbackUrl={textOf(callbackUrl)} providers={null} />;
}
