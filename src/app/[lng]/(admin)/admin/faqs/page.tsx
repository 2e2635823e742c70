import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { FaqList } from '@/features/catalogue/faqs/admin/ui/faq-list';
import { getT } from '@/i18n/server';
import { enterPage } from '@/trpc/server';
import { Page as PageFrame } from '@/ui/layout/page';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'admin');
  return { title: t('nav.faqs') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  await enterPage({ lng, path: '/admin/faqs', guards: ['auth', 'admin'] });
  const { t } = await getT(lng, 'admin');
  return (
    <PageFrame title={t('nav.faqs')}>
      <FaqList lng={lng} />
    </PageFrame>
  );
}
