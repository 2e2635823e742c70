import type { ReactNode } from 'react';
import { nextFreeDays } from '@/app/[lng]/(site)/_listing/next-free-days';
import { Viewed } from '@/app/[lng]/(site)/_listing/viewed';
import { productPath } from '@/features/catalogue/domain/product-path';
import type { ProductCard as Product } from '@/features/catalogue/schema';
import { AskTile } from '@/features/catalogue/storefront/ui/ask-tile';
import { currentOf, lengthOf } from '@/features/catalogue/storefront/ui/lengths';
import { ListedCard } from '@/features/catalogue/storefront/ui/listed-card';
import { PricePrompt } from '@/features/catalogue/storefront/ui/price-prompt';
import { offeredBy, tripFilterForm } from '@/features/catalogue/storefront/ui/trip-filter';
import { TripListing } from '@/features/catalogue/storefront/ui/trip-listing';
import { getT } from '@/i18n/server';
import { typeset } from '@/i18n/typography/typeset';
import { type Locale, localePath } from '@/shared/locale/locales';
import { publicCalls } from '@/trpc/public';
import { ButtonLink } from '@/ui/action/button-link';
import { EmptyState } from '@/ui/feedback/empty-state';
import { art } from '@/ui/show/art';
import { tripKinds } from './_kinds';
import { tripFilterTexts } from './_texts';

type Props = {
  lng: Locale;
  trips: Product[];
  /** Query of a page rendered on request. */
  search?: string;
  /** Links to neighbouring pages. */
  pages: ReactNode;
};

const factsOf = async ({ lng, trips }: Pick<Props, 'lng' | 'trips'>) => {
  const { t } = await getT(lng, 'catalogue');
  const labels = (['level', 'dives', 'duration', 'depth', 'current', 'age'] as const).map((fact) => t(`facts.${fact}`));
  const none = '–';
  const factsBySlug = new Map(
    trips.map((trip) => [
      trip.slug,
      [
        t(`level.${trip.level}`),
        trip.dive_count > 0 ? String(trip.dive_count) : none,
        lengthOf(trip.duration_days, t),
        trip.dive_count > 0 && trip.depth ? t('depthShort', trip.depth) : none,
        trip.current === null ? none : currentOf(trip.current, t),
        t('facts.ageValue', { count: trip.minimum_age }),
        trip.area ? t(`area.${trip.area}`) : none,
      ],
    ]),
  );
  return { labels: [...labels, t('filter.area')], factsOf: (slug: string) => factsBySlug.get(slug) ?? [] };
};

export async function Trips(props: Props) {
  const { lng, trips } = props;
  const { t } = await getT(lng, 'catalogue');
  const offered = offeredBy(trips);
  const [{ today, free }, booked, facts, texts] = await Promise.all([
    nextFreeDays(lng, tripKinds, props.search),
    publicCalls(lng).catalogue.most_booked(),
    factsOf(props),
    tripFilterTexts(lng, offered),
  ]);
  const rankOf = (slug: string) => {
    const rank = booked.indexOf(slug);
    return rank < 0 ? booked.length : rank;
  };
  return (
    <TripListing
      lng={lng}
      {...(props.search !== undefined && { search: props.search })}
      kinds={tripKinds}
      today={today}
      free={free}
      trips={trips.map((trip) => ({
        slug: trip.slug,
        title: typeset(trip.title),
        href: localePath(lng, productPath(trip)),
        facts: {
          level: trip.level,
          area: trip.area,
          duration_days: trip.duration_days,
          dive_count: trip.dive_count,
        },
        rank: rankOf(trip.slug),
        compared: facts.factsOf(trip.slug),
        card: <ListedCard lng={lng} product={trip} form={tripFilterForm} />,
      }))}
      offered={offered}
      {...texts}
      comparison={{ labels: facts.labels, texts: texts.comparison }}
      counts={Array.from({ length: trips.length + 1 }, (_, count) => t('filter.count', { count }))}
      more={t('list.more', { count: '{count}' })}
      prompt={<PricePrompt lng={lng} back="/trips" text={t('price.prompt')} />}
      end={<AskTile lng={lng} about="trips" picture={art.contactHarbour} />}
      after={
        <>
          {props.pages}
          <Viewed lng={lng} products={trips} />
        </>
      }
      none={
        <EmptyState
          title={t('filter.noneTitle')}
          hint={t('filter.noneHint')}
          action={<ButtonLink href={localePath(lng, '/inquiry-contact')}>{t('box.ask')}</ButtonLink>}
        />
      }
    />
  );
}
