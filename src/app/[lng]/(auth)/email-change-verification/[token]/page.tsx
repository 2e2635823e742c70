import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { ChangeEmailPage } from '@/features/accounts/settings/ui/change-email-page';
import { getT } from '@/i18n/server';

type Props = PageProps<{ token: string }>;

export async function generateMetadata(props: Props) {
  const { t } = await getT(await lngOf(props), 'accounts');
  return { title: t('change_email.title') };
}

export default async function Page(props: Props) {
  const lng = await lngOf(props);
  const { token } = await props.params;
  return <ChangeEmailPage lng={lng} audience="users" token={token} />;
}
