import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ifFound } from '@/app/[lng]/if-found';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { MessagePage } from '@/features/contact/admin/ui/message-page';
import { getT } from '@/i18n/server';
import { Texts } from '@/i18n/texts';
import { type Locale, localePath } from '@/shared/locale/locales';
import { enterPage } from '@/trpc/server';
import { BackLink } from '@/ui/action/back-link';
import { Page as PageFrame } from '@/ui/layout/page';

type Props = PageProps<{ uuid: string }>;

const messageOf = cache(async (lng: Locale, uuid: string) => {
  const path = `/admin/contacts/${uuid}`;
  const { calls } = await enterPage({ lng, path, guards: ['auth', 'admin'] });
  return (await ifFound(calls.admin.messages.get({ uuid }))) ?? notFound();
});

export async function generateMetadata(props: Props) {
  const lng = await lngOf(props);
  const { subject } = await messageOf(lng, (await props.params).uuid);
  const { t } = await getT(lng, 'contact-admin');
  return { title: subject || t('noSubject') };
}

export default async function Page(props: Props) {
  const lng = await lngOf(props);
  const message = await messageOf(lng, (await props.params).uuid);
  const { t } = await getT(lng, 'contact-admin');
  return (
    <PageFrame
      title={message.subject || t('noSubject')}
      back={<BackLink href={localePath(lng, '/admin/contacts')} label={t('back')} />}
    >
      <Texts lng={lng} ns={['catalogue', 'common', 'contact-admin', 'errors', 'ui']}>
        <MessagePage lng={lng} message={message} />
      </Texts>
    </PageFrame>
  );
}
