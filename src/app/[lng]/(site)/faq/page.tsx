import '@/app/site-styles';
import { scenes } from '@/app/[lng]/(site)/_reading/scenes';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { pageMetadata } from '@/app/page-metadata';
import { getT } from '@/i18n/server';
import { localePath } from '@/shared/locale/locales';
import { getShop } from '@/shop/server';
import { publicCalls } from '@/trpc/public';
import { ButtonLink } from '@/ui/action/button-link';
import { EmptyState } from '@/ui/feedback/empty-state';
import { JsonLd } from '@/ui/json-ld';
import { Band } from '@/ui/layout/band';
import { DepthGauge } from '@/ui/layout/depth-gauge';
import { PageBand } from '@/ui/layout/page-band';
import { Section } from '@/ui/layout/section';
import { faqPage } from '@/ui/structured-data';
import { QuestionListing } from './_question-listing';

export async function generateMetadata(props: PageProps) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'catalogue');
  const shop = (await getShop()).identity.name;
  return pageMetadata({
    lng,
    path: '/faq',
    title: t('faq.metaTitle'),
    description: t('faq.metaDescription', { shop }),
  });
}

export default async function FaqPage(props: PageProps) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'catalogue');
  const faqs = await publicCalls(lng).catalogue.faqs();
  const topics = [...new Set(faqs.map(({ topic }) => topic))].map((topic) => ({
    id: topic,
    title: t(`topic.${topic}`),
    questions: faqs
      .filter((faq) => faq.topic === topic)
      .map(({ uuid, question, answer }) => ({ uuid, question, answer })),
  }));
  const ask = <ButtonLink href={localePath(lng, '/contact')}>{t('faq.ask')}</ButtonLink>;
  return (
    <>
      {faqs.length > 0 && <JsonLd of={faqPage(faqs)} />}
      <DepthGauge />
      <PageBand low title={t('faq.title')} lead={t('faq.lead')} picture={scenes.classroom} alt={t('faq.picture')} />
      <Band depth="surface">
        {faqs.length > 0 ? (
          <QuestionListing
            topics={topics}
            label={t('faq.search')}
            clear={t('faq.clear')}
            counts={Array.from({ length: faqs.length + 1 }, (_, count) => t('faq.count', { count }))}
            none={<EmptyState title={t('faq.noneTitle')} hint={t('faq.noneHint')} action={ask} />}
          />
        ) : (
          <EmptyState title={t('faq.emptyTitle')} hint={t('faq.emptyHint')} action={ask} />
        )}
      </Band>
      <Band depth="reef">
        <Section title={t('faq.moreTitle')} intro={t('faq.moreText')} actions={ask}>
          {null}
        </Section>
      </Band>
    </>
  );
}
