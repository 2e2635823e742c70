import { lngOf, type PageProps, textOf } from '@/app/[lng]/lng';
import { ownPageMetadata } from '@/app/page-metadata';
import { SignInPage } from '@/features/accounts/ui/sign-in-page';
import { getT } from '@/i18n/server';
import { enterPage } from '@/trpc/server';

export async function generateMetadata(props: PageProps) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'accounts');
  return ownPageMetadata({ lng, path: '/sign-in', title: t('sign_in.title') });
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  const { calls } = await enterPage({ lng, path: '/sign-in', guards: ['guest'] });
  const { callbackUrl } = await props.searchParams;
  const providers = await calls.auth.sign_in_providers();
  return <SignInPage lng={lng} audience="users" callbackUrl={textOf(callbackUrl)} providers={providers} />;
}
