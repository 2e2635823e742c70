import '@/app/site-styles';
import { Statement } from '@/app/[lng]/(site)/_reading/lines';
import { Meals } from '@/app/[lng]/(site)/_reading/meals';
import { Actions, OwnPage } from '@/app/[lng]/(site)/_reading/own-page';
import { PageHead } from '@/app/[lng]/(site)/_reading/page-head';
import { Paragraphs } from '@/app/[lng]/(site)/_reading/paragraphs';
import { Points } from '@/app/[lng]/(site)/_reading/points';
import { scenes } from '@/app/[lng]/(site)/_reading/scenes';
import { SideBySide, Split } from '@/app/[lng]/(site)/_reading/split';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { pageMetadata } from '@/app/page-metadata';
import { getT } from '@/i18n/server';
import { localePath } from '@/shared/locale/locales';
import { MEALS_PER_BOOKING } from '@/shared/shop/meals';
import { publicCalls } from '@/trpc/public';
import { ButtonLink } from '@/ui/action/button-link';
import { Band } from '@/ui/layout/band';
import { Section } from '@/ui/layout/section';
import { art } from '@/ui/show/art';
import css from './_csr.module.css';

const path = '/csr';
const steps = ['dive', 'count', 'cook'] as const;
const rules = ['touch', 'manta', 'anchor', 'bottle'] as const;
const meals = { number: MEALS_PER_BOOKING };

export async function generateMetadata(props: PageProps) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'csr');
  const text = await publicCalls(lng).pages.text({ page: 'csr' });
  const { title, description } = text.own ? text : { title: t('metaTitle'), description: text.description };
  return pageMetadata({ lng, path, title, description });
}

export default async function CsrPage(props: PageProps) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'csr');
  const text = await publicCalls(lng).pages.text({ page: 'csr' });
  const actions = (
    <>
      <ButtonLink look="next" href={localePath(lng, '/trips')}>
        {t('trips')}
      </ButtonLink>
      <ButtonLink look="outline" href={localePath(lng, '/contact')}>
        {t('ask')}
      </ButtonLink>
    </>
  );
  const head = { picture: scenes.lagoon, alt: t('picture') };
  if (text.own)
    return <OwnPage lng={lng} page="csr" text={text} {...head} figures={<Meals lng={lng} />} actions={actions} />;
  return (
    <>
      <PageHead lng={lng} path={path} name={t('metaTitle')} title={t('title')} lead={t('lead')} {...head} />
      <Band depth="surface">
        <SideBySide>
          <Section title={t('mealsTitle', meals)}>
            <Paragraphs text={t('meals', meals)} />
          </Section>
          <div className={css.count}>
            <Meals lng={lng} />
            <p>{t('mealsNote')}</p>
          </div>
        </SideBySide>
      </Band>
      <Band depth="shallow">
        <Section title={t('stepsTitle')}>
          <Points
            inOrder
            points={steps.map((name) => ({ title: t(`steps.${name}Title`), text: t(`steps.${name}Text`, meals) }))}
          />
        </Section>
      </Band>
      <Band depth="reef">
        <Split picture={scenes.reefRestoration} alt={t('reefPicture')}>
          <Section title={t('reefTitle')}>
            <Paragraphs text={t('reef')} />
          </Section>
        </Split>
        <Statement title={t('kickTitle')} text={t('kickText')} />
      </Band>
      <Band depth="deep">
        <Split picture={art.csrMeals} alt={t('cleanPicture')}>
          <Section title={t('cleanTitle')}>
            <Paragraphs text={t('clean')} />
          </Section>
        </Split>
        <div className={css.water}>
          <Section title={t('waterTitle')}>
            <ul className={css.rules}>
              {rules.map((rule) => (
                <li key={rule}>{t(`waterRules.${rule}`)}</li>
              ))}
            </ul>
          </Section>
        </div>
      </Band>
      <Band depth="abyss">
        <Section title={t('joinTitle')} intro={t('joinText')}>
          <Actions>{actions}</Actions>
        </Section>
      </Band>
    </>
  );
}
