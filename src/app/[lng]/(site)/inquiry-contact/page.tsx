import '@/app/site-styles';
import { PageHead } from '@/app/[lng]/(site)/_reading/page-head';
import { scenes } from '@/app/[lng]/(site)/_reading/scenes';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { pageMetadata } from '@/app/page-metadata';
import { productCard } from '@/features/catalogue/schema';
import { InquiryForm } from '@/features/contact/ui/inquiry-form';
import { inquiryTexts } from '@/features/contact/ui/message-form-texts';
import { refusalsIn } from '@/features/contact/ui/refusals';
import { getT } from '@/i18n/server';
import { languageIn } from '@/shared/locale/language-names';
import { locales } from '@/shared/locale/locales';
import { getShop } from '@/shop/server';
import { Band } from '@/ui/layout/band';
import { Section } from '@/ui/layout/section';
import { Panel } from '@/ui/show/panel';
import { productGroups } from './_groups';
import css from './_inquiry.module.css';

const path = '/inquiry-contact';
const steps = ['read', 'plan', 'choose'] as const;

export async function generateMetadata(props: PageProps) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'contact');
  const shop = (await getShop()).identity.name;
  return pageMetadata({
    lng,
    path,
    title: t('inquiry.metaTitle'),
    description: t('inquiry.metaDescription', { shop }),
  });
}

export default async function InquiryPage(props: PageProps) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'contact');
  const { t: catalogue } = await getT(lng, 'catalogue');
  const { refund_bands } = (await getShop()).selling;
  const free = refund_bands.find(({ percent }) => percent === 100);
  const next = {
    read: t('inquiry.next.readText'),
    plan: t('inquiry.next.planText'),
    choose: free ? t('inquiry.next.chooseText', { hours: free.hours }) : t('inquiry.next.choosePlainText'),
  };
  const levels = productCard.shape.level.options.map((level) => ({
    value: level,
    label: level === 'none' ? t('noLevel') : catalogue(`level.${level}`),
  }));
  return (
    <>
      <PageHead
        low
        lng={lng}
        path={path}
        name={t('inquiry.formTitle')}
        title={t('inquiry.title')}
        lead={t('inquiry.lead')}
        picture={scenes.internshipTeam}
        alt={t('inquiry.picture')}
      />
      <Band depth="surface">
        <div className={css.columns}>
          <Section title={t('inquiry.formTitle')} intro={t('inquiry.formIntro')}>
            <InquiryForm
              lng={lng}
              texts={await inquiryTexts(lng)}
              refusals={await refusalsIn(lng)}
              {...(await productGroups(lng))}
              levels={levels}
              languages={locales.map((value) => ({ value, label: languageIn(lng, value) }))}
            />
          </Section>
          <Panel title={t('inquiry.nextTitle')} className={css.next}>
            <ol>
              {steps.map((step) => (
                <li key={step}>
                  <strong>{t(`inquiry.next.${step}`)}</strong>
                  <p>{next[step]}</p>
                </li>
              ))}
            </ol>
          </Panel>
        </div>
      </Band>
    </>
  );
}
