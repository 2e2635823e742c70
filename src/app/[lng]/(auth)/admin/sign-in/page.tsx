import { lngOf, type PageProps, textOf } from '@/app/[lng]/lng';
import { ownPageMetadata } from '@/app/page-metadata';
import { StaffSignInPage } from '@/features/accounts/ui/staff-sign-in-page';
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
  return <StaffSignInPage lng={lng} callbackUrl={textOf(callbackUrl)} />;
}
