import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { MessageList } from '@/features/contact/admin/ui/message-list';
import { getT } from '@/i18n/server';
import { Texts } from '@/i18n/texts';
import { enterPage } from '@/trpc/server';
import { Page as PageFrame } from '@/ui/layout/page';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'contact-admin');
  return { title: t('title') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  await enterPage({ lng, path: '/admin/contacts', guards: ['auth', 'admin'] });
  const { t } = await getT(lng, 'contact-admin');
  return (
    <PageFrame title={t('title')} intro={t('lead')}>
      <Texts lng={lng} ns={['common', 'contact-admin', 'errors', 'ui']}>
        <MessageList lng={lng} />
      </Texts>
    </PageFrame>
  );
}
