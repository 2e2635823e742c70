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
  /** Fewer pins, for where there is little room. */
  overview?: MapPin[];
  /** For one place that is to be found on foot. */
  isNear?: boolean;
  /** What there is to say about the drawing. */
  note?: ReactNode;
};

/** Places on Bali: on our drawing for everybody, and on a map that moves once somebody looks at it. */
export async function BaliMap({ lng, label, pins, overview, isNear, note }: Props) {
  const { t } = await getT(lng, 'places');
  return (
    <LiveMap frame={mapFrameOf(lng)} content={{ label, pins, overview, isNear }} ask={t('map.ask')} note={note}>
      <DrawnMap label={label} pins={pins} overview={overview} />
    </LiveMap>
  );
}
