import '@/app/site-styles';
import { Lines, Statement } from '@/app/[lng]/(site)/_reading/lines';
import { Actions, OwnPage } from '@/app/[lng]/(site)/_reading/own-page';
import { PageHead } from '@/app/[lng]/(site)/_reading/page-head';
import { Points } from '@/app/[lng]/(site)/_reading/points';
import { scenes } from '@/app/[lng]/(site)/_reading/scenes';
import { Split } from '@/app/[lng]/(site)/_reading/split';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { pageMetadata } from '@/app/page-metadata';
import { getT } from '@/i18n/server';
import { localePath } from '@/shared/locale/locales';
import { getShop } from '@/shop/server';
import { publicCalls } from '@/trpc/public';
import { ButtonLink } from '@/ui/action/button-link';
import { Band } from '@/ui/layout/band';
import { Section } from '@/ui/layout/section';

const path = '/careers';
const offers = ['contract', 'hours', 'learn', 'kit'] as const;
const roles = ['guide', 'instructor', 'crew', 'desk'] as const;
const steps = ['write', 'meet', 'day'] as const;

export async function generateMetadata(props: PageProps) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'careers');
  const text = await publicCalls(lng).pages.text({ page: 'careers' });
  const { title, description } = text.own ? text : { title: t('metaTitle'), description: text.description };
  return pageMetadata({ lng, path, title, description });
}

export default async function CareersPage(props: PageProps) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'careers');
  const { email } = (await getShop()).identity;
  const text = await publicCalls(lng).pages.text({ page: 'careers' });
  const apply = (
    <ButtonLink look="next" href={`mailto:${email}`}>
      {t('mail')}
    </ButtonLink>
  );
  const toGoPro = (
    <ButtonLink look="solid" href={localePath(lng, '/gopro')}>
      {t('toGoPro')}
    </ButtonLink>
  );
  const head = { picture: scenes.careers, alt: t('picture') };
  const actions = (
    <>
      {apply}
      {toGoPro}
    </>
  );
  if (text.own) return <OwnPage lng={lng} page="careers" text={text} {...head} actions={actions} />;
  return (
    <>
      <PageHead lng={lng} path={path} name={t('metaTitle')} title={t('title')} lead={t('lead')} {...head} />
      <Band depth="surface">
        <Split picture={scenes.aboutTeam} alt="">
          <Section title={t('offerTitle')}>
            <Lines lines={offers.map((name) => ({ title: t(`offer.${name}Title`), text: t(`offer.${name}Text`) }))} />
          </Section>
        </Split>
      </Band>
      <Band depth="shallow">
        <Section title={t('rolesTitle')} intro={t('rolesIntro')}>
          <Lines lines={roles.map((name) => ({ title: t(`roles.${name}Title`), text: t(`roles.${name}Text`) }))} />
        </Section>
      </Band>
      <Band depth="reef">
        <Section title={t('applyTitle')}>
          <Points
            inOrder
            points={steps.map((name) => ({ title: t(`apply.${name}Title`), text: t(`apply.${name}Text`) }))}
          />
          <Actions>{apply}</Actions>
        </Section>
      </Band>
      <Band depth="deep">
        <Statement title={t('fairTitle')} text={t('fair')} />
        <Section title={t('internships')} intro={t('internshipsText')}>
          <Actions>{toGoPro}</Actions>
        </Section>
      </Band>
    </>
  );
}
