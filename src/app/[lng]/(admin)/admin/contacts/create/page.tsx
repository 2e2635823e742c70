import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { NewMessageForm } from '@/features/contact/admin/ui/new-message-form';
import { getT } from '@/i18n/server';
import { Texts } from '@/i18n/texts';
import { localePath } from '@/shared/locale/locales';
import { enterPage } from '@/trpc/server';
import { BackLink } from '@/ui/action/back-link';
import { Page as PageFrame } from '@/ui/layout/page';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'contact-admin');
  return { title: t('callNote.title') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  await enterPage({ lng, path: '/admin/contacts/create', guards: ['auth', 'admin'] });
  const { t } = await getT(lng, 'contact-admin');
  return (
    <PageFrame
      back={<BackLink href={localePath(lng, '/admin/contacts')} label={t('back')} />}
      title={t('callNote.title')}
      intro={t('callNote.lead')}
    >
      <Texts lng={lng} ns={['common', 'contact-admin', 'errors', 'ui']}>
        <NewMessageForm lng={lng} />
      </Texts>
    </PageFrame>
  );
}
