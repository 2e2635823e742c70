import Link from 'next/link';
import { nextFreeDays } from '@/app/[lng]/(site)/_listing/next-free-days';
import { productPath } from '@/features/catalogue/domain/product-path';
import type { ProductCard } from '@/features/catalogue/schema';
import { lengthOf } from '@/features/catalogue/storefront/ui/lengths';
import { getT } from '@/i18n/server';
import { joinFacts } from '@/i18n/typography/no-break';
import { typeset } from '@/i18n/typography/typeset';
import { type Locale, localePath } from '@/shared/locale/locales';
import { formatNearDay } from '@/shared/time/dates';
import { getShop } from '@/shop/server';
import { publicCalls } from '@/trpc/public';
import { Section } from '@/ui/layout/section';
import { coverOf } from '@/ui/show/cover';
import { DepthRuler } from '@/ui/show/depth-ruler';
import { Picture } from '@/ui/show/picture';
import { Poster } from './poster';
import css from './trips.module.css';

const ROWS = 3;

type Props = { lng: Locale; trip: ProductCard };

async function LargeTrip({ lng, trip }: Props) {
  const { t } = await getT(lng, 'catalogue');
  const { area, depth } = trip;
  return (
    <Poster
      href={localePath(lng, productPath(trip))}
      picture={coverOf(trip)}
      sizes="(min-width: 64rem) 38rem, 100vw"
      kicker={joinFacts([area && t(`area.${area}`), lengthOf(trip.duration_days, t)])}
      title={typeset(trip.title)}
      text={typeset(trip.summary)}
    >
      {depth && <DepthRuler {...depth} label={t('depth', depth)} short={t('depthShort', depth)} />}
    </Poster>
  );
}

async function TripRow({ lng, trip, next }: Props & { next: string | undefined }) {
  const { t } = await getT(lng, 'catalogue');
  const { t: site } = await getT(lng, 'site');
  const { area, level } = trip;
  return (
    <article className={css.row}>
      <Picture className={css.picture} of={coverOf(trip)} alt="" sizes="(min-width: 64rem) 13rem, 7rem" />
      <div>
        <p>{joinFacts([area && t(`area.${area}`), t(`level.${level}`)])}</p>
        <h3>
          <Link href={localePath(lng, productPath(trip))}>{typeset(trip.title)}</Link>
        </h3>
        <p className={css.summary}>{typeset(trip.summary)}</p>
        {next && <p className={css.next}>{site('home.trips.next', { day: formatNearDay(next, lng) })}</p>}
      </div>
    </article>
  );
}

/** One large trip and three rows, with a link to all of them. */
export async function Trips({ lng }: { lng: Locale }) {
  const { t } = await getT(lng, 'site');
  const { selling } = await getShop();
  const [first, ...others] = await publicCalls(lng).catalogue.products({ kinds: ['trip'] });
  if (!first) return null;
  const { free } = await nextFreeDays(lng, ['trip']);
  const nextOf = (slug: string) => free.products.find(({ product }) => product === slug)?.days[0]?.date;
  return (
    <Section
      id="trips"
      title={t('home.trips.title')}
      intro={t('home.trips.intro', { number: selling.divers_per_guide })}
      actions={<Link href={localePath(lng, '/trips')}>{t('home.trips.all')}</Link>}
    >
      <div className={css.trips}>
        <LargeTrip lng={lng} trip={first} />
        {others.length > 0 && (
          <div className={css.rows}>
            {others.slice(0, ROWS).map((trip) => (
              <TripRow key={trip.slug} lng={lng} trip={trip} next={nextOf(trip.slug)} />
            ))}
          </div>
        )}
      </div>
    </Section>
  );
}
