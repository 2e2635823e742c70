import type { TouristAttraction } from 'schema-dts';
import type { DiveSiteDetail } from '@/features/catalogue/schema';
import { type Locale, localePath } from '@/shared/locale/locales';
import { absolute, depthRange } from '@/ui/structured-data';

type Page = { lng: Locale; site: DiveSiteDetail; origin: string; depthName: string };

export const siteJsonLd = ({ lng, site, origin, depthName }: Page): TouristAttraction => ({
  '@type': 'TouristAttraction',
  name: site.name,
  description: site.summary,
  url: absolute(origin, localePath(lng, `/locations/${site.slug}`)),
  image: site.pictures.map(({ url }) => absolute(origin, url)),
  geo: { '@type': 'GeoCoordinates', ...site.position },
  additionalProperty: depthRange(depthName, site.depth),
});
