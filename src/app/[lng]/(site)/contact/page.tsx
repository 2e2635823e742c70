import '@/app/site-styles';
import { PageHead } from '@/app/[lng]/(site)/_reading/page-head';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { organisation } from '@/app/organisation';
import { pageMetadata } from '@/app/page-metadata';
import { BaliMap } from '@/features/catalogue/map/ui/bali-map';
import { openMapLink } from '@/features/catalogue/map/ui/map-pin';
import { MapSection } from '@/features/catalogue/map/ui/map-section';
import { ContactForm } from '@/features/contact/ui/contact-form';
import { messageFormTexts, senderTexts } from '@/features/contact/ui/message-form-texts';
import { refusalsIn } from '@/features/contact/ui/refusals';
import { getT } from '@/i18n/server';
import { localePath } from '@/shared/locale/locales';
import { getShop } from '@/shop/server';
import { ButtonLink } from '@/ui/action/button-link';
import { JsonLd } from '@/ui/json-ld';
import { Band } from '@/ui/layout/band';
import { Section } from '@/ui/layout/section';
import { art } from '@/ui/show/art';
import { Panel } from '@/ui/show/panel';
import css from './_contact.module.css';
import { Ways } from './_ways';

const path = '/contact';

export async function generateMetadata(props: PageProps) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'contact');
  const shop = (await getShop()).identity.name;
  return pageMetadata({
    lng,
    path,
    title: t('contact.metaTitle'),
    description: t('contact.metaDescription', { shop }),
  });
}

export default async function ContactPage(props: PageProps) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'contact');
  const { name, position } = (await getShop()).identity;
  const texts = { ...(await messageFormTexts(lng)), ...(await senderTexts(lng)), subject: t('field.subject') };
  return (
    <>
      <JsonLd of={await organisation()} />
      <PageHead
        low
        lng={lng}
        path={path}
        name={t('contact.metaTitle')}
        title={t('contact.title')}
        lead={t('contact.lead')}
        picture={art.contactHarbour}
        alt={t('contact.picture')}
      />
      <Band depth="surface">
        <div className={css.columns}>
          <div>
            <Panel title={t('contact.waysTitle')}>
              <Ways lng={lng} />
            </Panel>
          </div>
          <div>
            <Section title={t('contact.formTitle')} intro={t('contact.formIntro')}>
              <p>
                <ButtonLink size="s" look="outline" href={localePath(lng, '/inquiry-contact')}>
                  {t('contact.toInquiry')}
                </ButtonLink>
              </p>
              <ContactForm lng={lng} texts={texts} refusals={await refusalsIn(lng)} />
            </Section>
          </div>
        </div>
      </Band>
      <Band depth="reef">
        <MapSection
          title={t('contact.mapTitle')}
          intro={t('contact.mapIntro')}
          actions={
            <ButtonLink href={openMapLink(position)} target="_blank" rel="noreferrer">
              {t('contact.openMap')}
            </ButtonLink>
          }
        >
          <BaliMap lng={lng} isNear label={t('contact.map')} pins={[{ name, position }]} />
        </MapSection>
      </Band>
    </>
  );
}
