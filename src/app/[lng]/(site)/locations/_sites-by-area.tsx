import type { LocationCard } from '@/features/catalogue/schema';
import { areaId, byArea } from '@/features/catalogue/ui/areas';
import { SiteCard } from '@/features/catalogue/ui/sites-map-card';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { Section } from '@/ui/layout/section';
import { CardGrid } from '@/ui/show/picture-card';

export async function SitesByArea({ lng, sites }: { lng: Locale; sites: LocationCard[] }) {
  const { t } = await getT(lng, 'catalogue');
  return byArea(sites).map(({ name, sites: there }) => (
    <Section key={name} id={areaId(name)} title={t(`area.${name}`)} intro={t(`areaIntro.${name}`)}>
      <CardGrid>
        {there.map((site) => (
          <SiteCard key={site.slug} lng={lng} site={site} />
        ))}
      </CardGrid>
    </Section>
  ));
}
