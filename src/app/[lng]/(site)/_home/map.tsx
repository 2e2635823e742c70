import { tripKinds } from '@/app/[lng]/(site)/trips/_kinds';
import { SitesMap } from '@/features/catalogue/storefront/ui/sites-map';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { publicCalls } from '@/trpc/public';
import { Section } from '@/ui/layout/section';

export async function SitesOnTheMap({ lng }: { lng: Locale }) {
  const { t } = await getT(lng, 'site');
  const { catalogue } = publicCalls(lng);
  const [sites, trips] = await Promise.all([catalogue.locations(), catalogue.products({ kinds: tripKinds })]);
  if (sites.length === 0) return null;
  return (
    <Section id="map" title={t('home.map.title')} intro={t('home.map.intro', { count: sites.length })}>
      <SitesMap
        lng={lng}
        label={t('home.map.label')}
        sites={sites}
        trips={trips}
        listAt={localePath(lng, '/locations')}
      />
    </Section>
  );
}
