'use client';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import type { Locale } from '@/shared/locale/locales';
import { watchScheme } from '@/ui/theme/color-scheme';
import { LivePins } from './live-pins';
import css from './map-frame.module.css';
import { hear, type PageSays, type Places, say } from './map-messages';
import { type MapView, zooms } from './map-view';

const LeafletMap = lazy(() => import('./leaflet-map'));
const GoogleMap = lazy(() => import('./google-map'));

type Props = {
  lng: Locale;
  /** With it Google's map, without it the open one. */
  apiKey: string | null;
  texts: { zoomIn: string; zoomOut: string; credit: string };
};

const tellPage = (word: 'ready' | 'shown' | 'failed') => say(parent, { map: word });

/** What stands in the frame: a map, and the pins that the page around it names. */
export function MapFrame({ lng, apiKey, texts }: Props) {
  const [places, setPlaces] = useState<Places>();
  const [view, setView] = useState<MapView>();
  const shown = useCallback(() => tellPage('shown'), []);
  const failed = useCallback(() => tellPage('failed'), []);
  const go = useCallback((href: string) => say(parent, { map: 'go', href }), []);

  useEffect(() => watchScheme(() => {}), []);
  useEffect(() => {
    const deaf = hear<PageSays>(
      () => parent,
      (words) => setPlaces(words.places),
    );
    tellPage('ready');
    return deaf;
  }, []);

  const positions = useMemo(() => places?.pins.map(({ position }) => position) ?? [], [places]);
  if (!places) return null;

  const nearest = places.isNear ? zooms.ofStreets : zooms.ofAnArea;
  const about = { label: places.label, positions, nearest, onView: setView, onShown: shown, onFailed: failed };
  return (
    <div className={css.frame}>
      <Suspense>
        {apiKey ? <GoogleMap {...about} apiKey={apiKey} lng={lng} /> : <LeafletMap {...about} texts={texts} />}
      </Suspense>
      {view && <LivePins view={view} places={places} go={go} />}
    </div>
  );
}
