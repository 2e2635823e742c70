import { getT } from '@/i18n/server';
import { joinFacts } from '@/i18n/typography/no-break';
import { type Locale, localePath } from '@/shared/locale/locales';
import { publicCalls } from '@/trpc/server';
import { ButtonLink } from '@/ui/action/button-link';
import { Section } from '@/ui/layout/section';
import { art } from '@/ui/show/art';
import { DepthBar } from '@/ui/show/depth-bar';
import { CardGrid, PictureCard } from '@/ui/show/picture-card';
import css from './sites.module.css';

const sites = [
  {
    name: 'manta',
    slug: 'manta-point',
    picture: art.mantaPoint,
    from: 5,
    to: 18,
    creatures: ['manta', 'turtle', 'butterflyfish'],
  },
  {
    name: 'liberty',
    slug: 'usat-liberty',
    picture: art.libertyWreck,
    from: 5,
    to: 30,
    creatures: ['fish', 'nudibranch', 'soft-coral'],
  },
  {
    name: 'crystal',
    slug: 'crystal-bay',
    picture: art.crystalBay,
    from: 5,
    to: 40,
    creatures: ['mola', 'clownfish', 'shark'],
  },
  {
    name: 'menjangan',
    slug: 'pos-ii',
    picture: art.wallDropOff,
    from: 3,
    to: 50,
    creatures: ['turtle', 'fan-coral', 'anthias'],
  },
] as const;

/** The most requested dive sites, those of them that are published, with their key facts. */
export async function Sites(props: { lng: Locale }) {
  const { t } = await getT(props.lng, 'site');
  const found = await publicCalls(props.lng).catalogue.locations({ slugs: sites.map(({ slug }) => slug) });
  const there = new Set(found.map(({ slug }) => slug));
  const shown = sites.filter(({ slug }) => there.has(slug));
  if (shown.length === 0) return null;
  return (
    <Section
      id="sites"
      title={t('home.sites.title')}
      intro={t('home.sites.intro')}
      actions={<ButtonLink href={localePath(props.lng, '/locations')}>{t('home.sites.all')}</ButtonLink>}
    >
      <CardGrid>
        {shown.map(({ name, slug, picture, from, to, creatures }) => (
          <PictureCard
            key={name}
            picture={picture}
            alt=""
            href={localePath(props.lng, `/locations/${slug}`)}
            over={t(`home.sites.${name}.area`)}
            title={t(`home.sites.${name}.name`)}
          >
            <p className={css.promise}>{t(`home.sites.${name}.promise`)}</p>
            <DepthBar
              from={from}
              to={to}
              label={t('home.sites.depth', { from, to })}
              short={t('home.sites.depthShort', { from, to })}
            />
            <div className={css.foot}>
              <span>{joinFacts([t(`home.sites.${name}.level`), t(`home.sites.${name}.current`)])}</span>
              <ul aria-label={t('home.sites.creatures')}>
                {creatures.map((creature) => (
                  <li key={creature}>
                    <picture>
                      <img
                        src={`/art/motifs/${creature}.svg`}
                        alt={t(`home.creature.${creature}`)}
                        title={t(`home.creature.${creature}`)}
                        width={40}
                        height={32}
                        loading="lazy"
                      />
                    </picture>
                  </li>
                ))}
              </ul>
            </div>
          </PictureCard>
        ))}
      </CardGrid>
    </Section>
  );
}
