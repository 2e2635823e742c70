import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { ownPageMetadata } from '@/app/page-metadata';
import { AuthRedirectPage } from '@/features/accounts/providers/ui/auth-redirect-page';
import { getT } from '@/i18n/server';

export async function generateMetadata(props: PageProps) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'accounts');
  return ownPageMetadata({ lng, path: '/auth-redirect', title: t('google.redirect_title') });
}

export default async function Page(props: PageProps) {
  return <AuthRedirectPage lng={await lngOf(props)} />;
}
