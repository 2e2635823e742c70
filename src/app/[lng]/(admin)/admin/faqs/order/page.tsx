import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { FaqOrder } from '@/features/catalogue/faqs/admin/ui/faq-order';
import { getT } from '@/i18n/server';
import { localePath } from '@/shared/locale/locales';
import { enterPage } from '@/trpc/server';
import { BackLink } from '@/ui/action/back-link';
import { Page as PageFrame } from '@/ui/layout/page';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'catalogue-admin');
  return { title: t('faq.order') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  await enterPage({ lng, path: '/admin/faqs/order', guards: ['auth', 'admin'] });
  const { t } = await getT(lng, 'catalogue-admin');
  return (
    <PageFrame
      title={t('faq.order')}
      intro={t('faq.orderIntro')}
      back={<BackLink href={localePath(lng, '/admin/faqs')} label={t('faq.all')} />}
    >
      <FaqOrder />
    </PageFrame>
  );
}
