import type { ReactNode } from 'react';
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
  /** Fewer pins, for narrow screens. */
  overview?: MapPin[];
  /** Zooms in to street level on a single position. */
  isNear?: boolean;
  /** Notes about the drawn map. */
  note?: ReactNode;
};

/** Shows positions on Bali on a drawn map, which an interactive map replaces once it comes into view. */
export async function BaliMap({ lng, label, pins, overview, isNear, note }: Props) {
  const { t } = await getT(lng, 'catalogue');
  return (
    <LiveMap frame={mapFrameOf(lng)} content={{ label, pins, overview, isNear }} ask={t('map.ask')} note={note}>
      <DrawnMap label={label} pins={pins} overview={overview} />
    </LiveMap>
  );
}
