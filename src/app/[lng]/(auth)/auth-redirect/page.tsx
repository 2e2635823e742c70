import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { AuthRedirectPage } from '@/features/accounts/providers/ui/auth-redirect-page';
import { getT } from '@/i18n/server';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'accounts');
  return { title: t('google.redirect_title') };
}

export default async function Page(props: PageProps) {
  return <AuthRedirectPage lng={await lngOf(props)} />;
}
