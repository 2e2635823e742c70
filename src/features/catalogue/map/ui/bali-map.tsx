import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { mapFrameOf } from '@/shared/site/map-hosts';
import { DrawnMap } from './drawn-map';
import { LiveMap } from './live-map';
import type { MapPin } from './map-pin';

type Props = {
  lng: Locale;
  label: string;
  pins: MapPin[];
  /** Zooms in to street level on a single position. */
  isNear?: boolean;
};

/** Shows positions on a drawn map of their part of Bali, which an interactive map replaces on request. */
export async function BaliMap({ lng, label, pins, isNear }: Props) {
  const { t } = await getT(lng, 'catalogue');
  return (
    <LiveMap frame={mapFrameOf(lng)} content={{ label, pins, isNear }} ask={t('map.ask')}>
      <DrawnMap label={label} pins={pins} />
    </LiveMap>
  );
}
