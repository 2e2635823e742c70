import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ifFound } from '@/app/[lng]/if-found';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { FaqForm } from '@/features/catalogue/faqs/admin/ui/faq-form';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { enterPage } from '@/trpc/server';
import { BackLink } from '@/ui/action/back-link';
import { Page as PageFrame } from '@/ui/layout/page';

type Props = PageProps<{ uuid: string }>;

const faqOf = cache(async (lng: Locale, uuid: string) => {
  const { calls } = await enterPage({ lng, path: `/admin/faqs/${uuid}/edit`, guards: ['auth', 'admin'] });
  return (await ifFound(calls.admin.faqs.get({ uuid }))) ?? notFound();
});

export async function generateMetadata(props: Props) {
  const { texts } = await faqOf(await lngOf(props), (await props.params).uuid);
  return { title: texts.en.question };
}

export default async function Page(props: Props) {
  const lng = await lngOf(props);
  const faq = await faqOf(lng, (await props.params).uuid);
  const { t } = await getT(lng, 'catalogue-admin');
  return (
    <PageFrame
      title={faq.texts.en.question}
      back={<BackLink href={localePath(lng, '/admin/faqs')} label={t('faq.all')} />}
    >
      <FaqForm lng={lng} faq={faq} />
    </PageFrame>
  );
}
