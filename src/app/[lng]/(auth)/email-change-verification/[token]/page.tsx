import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { ownPageMetadata } from '@/app/page-metadata';
import { ChangeEmailPage } from '@/features/accounts/settings/ui/change-email-page';
import { getT } from '@/i18n/server';

type Props = PageProps<{ token: string }>;

export async function generateMetadata(props: Props) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'accounts');
  return ownPageMetadata({ lng, path: '/email-change-verification', title: t('change_email.title') });
}

export default async function Page(props: Props) {
  const lng = await lngOf(props);
  const { token } = await props.params;
  return <ChangeEmailPage lng={lng} audience="users" token={token} />;
}
