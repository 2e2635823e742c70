import type { ProductCard as Product } from '@/features/catalogue/schema';
import { ProductCard } from '@/features/catalogue/ui/product-card';
import { offeredBy } from '@/features/catalogue/ui/trip-filter';
import { TripListing } from '@/features/catalogue/ui/trip-listing';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { ButtonLink } from '@/ui/action/button-link';
import { EmptyState } from '@/ui/feedback/empty-state';

const lengthNames = { half: 'halfDay', day: 'filter.oneDay', longer: 'filter.longer' } as const;

/** The trips as cards, with the texts of the filters in this language. */
export async function Trips({ lng, trips }: { lng: Locale; trips: Product[] }) {
  const { t } = await getT(lng, 'catalogue');
  const offered = offeredBy(trips);
  const named = <T extends string>(values: readonly T[], name: (value: T) => string) =>
    values.map((value) => ({ value, label: name(value) }));
  return (
    <TripListing
      label={t('filter.title')}
      trips={trips.map((trip) => ({
        slug: trip.slug,
        facts: { level: trip.level, area: trip.area, duration_days: trip.duration_days },
        card: <ProductCard lng={lng} product={trip} as="h2" />,
      }))}
      offered={offered}
      choices={[
        {
          filter: 'level',
          label: t('filter.level'),
          any: t('filter.anyLevel'),
          options: named(offered.level, (level) => t(`level.${level}`)),
        },
        {
          filter: 'area',
          label: t('filter.area'),
          any: t('filter.anyArea'),
          options: named(offered.area, (area) => t(`area.${area}`)),
        },
        {
          filter: 'duration',
          label: t('filter.duration'),
          any: t('filter.anyDuration'),
          options: named(offered.duration, (length) => t(lengthNames[length])),
        },
      ]}
      counts={Array.from({ length: trips.length + 1 }, (_, count) => t('filter.count', { count }))}
      reset={t('filter.reset')}
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
