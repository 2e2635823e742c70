import '@/app/site-styles';
import { CrewSection } from '@/app/[lng]/(site)/_crew/crew-section';
import { ProofStrip } from '@/app/[lng]/(site)/_proof/proof-strip';
import { Lines, Statement } from '@/app/[lng]/(site)/_reading/lines';
import { Actions, OwnPage } from '@/app/[lng]/(site)/_reading/own-page';
import { PageHead } from '@/app/[lng]/(site)/_reading/page-head';
import { Paragraphs } from '@/app/[lng]/(site)/_reading/paragraphs';
import { scenes } from '@/app/[lng]/(site)/_reading/scenes';
import { SideBySide, Split } from '@/app/[lng]/(site)/_reading/split';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { pageMetadata } from '@/app/page-metadata';
import { DIVES_IN_A_COURSE } from '@/features/catalogue/domain/dives-in-a-course';
import { getT } from '@/i18n/server';
import { localePath } from '@/shared/locale/locales';
import { MEALS_PER_BOOKING } from '@/shared/shop/meals';
import { everyDay, hoursByDay } from '@/shared/shop/opening';
import { clockTimes } from '@/shared/time/clock-times';
import { getShop } from '@/shop/server';
import { publicCalls } from '@/trpc/public';
import { ButtonLink } from '@/ui/action/button-link';
import { Band } from '@/ui/layout/band';
import { Section } from '@/ui/layout/section';
import { art } from '@/ui/show/art';
import { Facts } from '@/ui/show/facts';
import css from './_about.module.css';

const path = '/about';
const promises = ['group', 'pace', 'kit'] as const;
const team = ['guides', 'crew', 'workshop', 'desk'] as const;

export async function generateMetadata(props: PageProps) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'about');
  const text = await publicCalls(lng).pages.text({ page: 'about' });
  const { title, description } = text.own ? text : { title: t('metaTitle'), description: text.description };
  return pageMetadata({ lng, path, title, description });
}

export default async function AboutPage(props: PageProps) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'about');
  const { t: site } = await getT(lng, 'site');
  const { t: common } = await getT(lng, 'common');
  const { identity, selling } = await getShop();
  const daily = everyDay(identity);
  const number = selling.divers_per_guide;
  const text = await publicCalls(lng).pages.text({ page: 'about' });
  const facts = (
    <div className={css.numbers}>
      <Facts
        as="strip"
        facts={[
          { value: site('home.facts.guideValue', { number }), label: site('home.facts.guideLabel') },
          {
            value: site('home.facts.courseValue', { number: DIVES_IN_A_COURSE }),
            label: site('home.facts.courseLabel'),
          },
          {
            value: site('home.facts.mealsValue', { number: MEALS_PER_BOOKING }),
            label: site('home.facts.mealsLabel'),
          },
        ]}
      />
    </div>
  );
  const actions = (
    <>
      <ButtonLink look="next" href={localePath(lng, '/contact')}>
        {t('contact')}
      </ButtonLink>
      <ButtonLink look="outline" href={localePath(lng, '/facility-locations')}>
        {t('facilities')}
      </ButtonLink>
    </>
  );
  const head = { picture: scenes.aboutTeam, alt: t('picture') };
  if (text.own) {
    const figures = (
      <>
        {facts}
        <ProofStrip lng={lng} />
        <CrewSection lng={lng} />
      </>
    );
    return <OwnPage lng={lng} page="about" text={text} {...head} figures={figures} actions={actions} />;
  }
  return (
    <>
      <PageHead lng={lng} path={path} name={t('metaTitle')} title={t('title')} lead={t('lead')} {...head} />
      <Band depth="surface">
        <Split picture={art.poolTraining} alt="">
          <Section title={t('storyTitle')}>
            <Paragraphs text={t('story')} />
          </Section>
        </Split>
      </Band>
      <Band depth="shallow">
        <SideBySide>
          {facts}
          <ProofStrip lng={lng} />
        </SideBySide>
      </Band>
      <Band depth="reef">
        <Split picture={art.boatDay} alt="">
          <Section title={t('howTitle')} intro={t('howIntro')}>
            <Lines
              lines={promises.map((name) => ({
                title: t(`how.${name}Title`, { number }),
                text: t(`how.${name}Text`),
              }))}
            />
          </Section>
        </Split>
        <Statement title={t('how.noTitle')} text={t('how.noText')} />
      </Band>
      <Band depth="deep">
        <CrewSection lng={lng} />
        <Section title={t('teamTitle')} intro={t('teamIntro')}>
          <Lines lines={team.map((name) => ({ title: t(`team.${name}Title`), text: t(`team.${name}Text`) }))} />
        </Section>
      </Band>
      <Band depth="abyss">
        <Section
          title={t('visitTitle')}
          intro={
            daily
              ? t('visitText', clockTimes(lng, daily))
              : t('visitTextByDay', { hours: hoursByDay(lng, identity, common('footer.closed')) })
          }
        >
          <Actions>{actions}</Actions>
        </Section>
      </Band>
    </>
  );
}
