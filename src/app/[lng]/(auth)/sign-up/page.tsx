import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { ownPageMetadata } from '@/app/page-metadata';
import { SignUpPage } from '@/features/accounts/ui/sign-up-page';
import { getT } from '@/i18n/server';
import { enterPage } from '@/trpc/server';

type Props = PageProps;

export async function generateMetadata(props: Props) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'accounts');
  return ownPageMetadata({ lng, path: '/sign-up', title: t('sign_up.title') });
}

export default async function Page(props: Props) {
  const lng = await lngOf(props);

  const { calls } = await enterPage({ lng, path: '/sign-up', guards: ['guest'] });
  return <SignUpPage lng={lng} providers={await calls.auth.sign_in_providers()} />;
}
