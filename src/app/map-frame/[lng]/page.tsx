import { notFound } from 'next/navigation';
import { env } from '@/env';
import { MapFrame } from '@/features/catalogue/map/ui/map-frame';
import { getT } from '@/i18n/server';
import { isLocale } from '@/shared/locale/locales';

// Rendered on each request, because its policy allows third-party scripts by a fresh nonce.
export const dynamic = 'force-dynamic';

export default async function MapFramePage({ params }: { params: Promise<{ lng: string }> }) {
  const { lng } = await params;
  if (!isLocale(lng)) notFound();
  const { t } = await getT(lng, 'catalogue');
  return (
    <MapFrame
      lng={lng}
      apiKey={env.MAPS_API_KEY ?? null}
      texts={{ zoomIn: t('map.zoomIn'), zoomOut: t('map.zoomOut'), credit: t('map.credit', { name: 'OpenStreetMap' }) }}
    />
  );
}
