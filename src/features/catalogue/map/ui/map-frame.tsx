'use client';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import type { Locale } from '@/shared/locale/locales';
import { watchScheme } from '@/ui/theme/color-scheme';
import { LivePins } from './live-pins';
import css from './map-frame.module.css';
import { listenForMessages, type MapContent, type PageMessage, sendMessage } from './map-messages';
import { type MapView, zooms } from './map-view';

const LeafletMap = lazy(() => import('./leaflet-map'));
const GoogleMap = lazy(() => import('./google-map'));

type Props = {
  lng: Locale;
  /** Selects Google's map; null selects the open map. */
  apiKey: string | null;
  texts: { zoomIn: string; zoomOut: string; credit: string };
};

const reportToPage = (word: 'ready' | 'shown' | 'failed') => sendMessage(parent, { map: word });

/** Content of the iframe: the map and the pins sent by the surrounding page. */
export function MapFrame({ lng, apiKey, texts }: Props) {
  const [content, setContent] = useState<MapContent>();
  const [view, setView] = useState<MapView>();
  const shown = useCallback(() => reportToPage('shown'), []);
  const failed = useCallback(() => reportToPage('failed'), []);
  const go = useCallback((href: string) => sendMessage(parent, { map: 'go', href }), []);

  useEffect(() => watchScheme(() => {}), []);
  useEffect(() => {
    const deaf = listenForMessages<PageMessage>(
      () => parent,
      (words) => setContent(words.content),
    );
    reportToPage('ready');
    return deaf;
  }, []);

  const positions = useMemo(() => content?.pins.map(({ position }) => position) ?? [], [content]);
  if (!content) return null;

  const nearest = content.isNear ? zooms.ofStreets : zooms.ofAnArea;
  const about = { label: content.label, positions, nearest, onView: setView, onShown: shown, onFailed: failed };
  return (
    <div className={css.frame}>
      <Suspense>
        {apiKey ? <GoogleMap {...about} apiKey={apiKey} lng={lng} /> : <LeafletMap {...about} texts={texts} />}
      </Suspense>
      {view && <LivePins view={view} content={content} go={go} />}
    </div>
  );
}
