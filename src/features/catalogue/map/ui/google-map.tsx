'use client';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { currentScheme, watchScheme } from '@/ui/theme/color-scheme';
import css from './google-map.module.css';
import type { GoogleMaps } from './google-maps-types';
import { loadGoogleMaps } from './load-google-maps';
import { boxOf, limits, type MapProps, prefersReducedMotion, zooms } from './map-view';

type Props = MapProps & { apiKey: string; lng: string };

/** Google's map requires two fingers, or Ctrl and the wheel, without further configuration. */
export default function GoogleMap({ apiKey, lng, label, positions, nearest, ...callbacks }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const scheme = useSyncExternalStore(watchScheme, currentScheme, () => 'light' as const);
  const onView = useEffectEvent(callbacks.onView);
  const onShown = useEffectEvent(callbacks.onShown);
  const onFailed = useEffectEvent(callbacks.onFailed);

  useEffect(() => {
    const { current } = box;
    if (!current) return;
    let isGone = false;
    const pane = document.createElement('div');

    function draw(maps: GoogleMaps, element: HTMLElement) {
      const map = new maps.Map(element, {
        backgroundColor: 'transparent',
        clickableIcons: false,
        colorScheme: scheme === 'dark' ? 'DARK' : 'LIGHT',
        disableDefaultUI: true,
        zoomControl: true,
        gestureHandling: 'cooperative',
        maxZoom: zooms.most,
        restriction: { latLngBounds: limits },
      });
      const pointOf = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
        new maps.LatLng(latitude, longitude);
      const overlay = new maps.OverlayView();
      overlay.onAdd = () => {
        overlay.getPanes()?.overlayMouseTarget.append(pane);
        maps.OverlayView.preventMapHitsAndGesturesFrom(pane);
      };
      overlay.draw = () => {
        const projection = overlay.getProjection();
        onView({
          pane,
          zoom: map.getZoom() ?? zooms.least,
          at(position) {
            const point = projection.fromLatLngToDivPixel(pointOf(position));
            return { x: point?.x ?? 0, y: point?.y ?? 0 };
          },
          reveal(position) {
            if (map.getBounds()?.contains(pointOf(position))) return;
            if (prefersReducedMotion()) map.setCenter(pointOf(position));
            else map.panTo(pointOf(position));
          },
          approach(position) {
            map.setCenter(pointOf(position));
            map.setZoom(Math.max(zooms.ofAnArea, (map.getZoom() ?? 0) + 1));
          },
        });
      };
      overlay.onRemove = () => pane.remove();
      overlay.setMap(map);
      maps.event.addListenerOnce(map, 'tilesloaded', onShown);
      if (positions[1]) map.fitBounds(boxOf(positions), 48);
      else if (positions[0]) {
        map.setCenter(pointOf(positions[0]));
        map.setZoom(nearest);
      }
    }

    loadGoogleMaps(apiKey, lng, onFailed).then((maps) => !isGone && draw(maps, current), onFailed);
    return () => {
      isGone = true;
    };
  }, [apiKey, lng, positions, nearest, scheme]);

  return <section key={scheme} ref={box} className={css.map} aria-label={label} />;
}
