'use client';
import 'leaflet/dist/leaflet.css';
import L from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { openTiles } from '@/shared/site/map-hosts';
import css from './leaflet-map.module.css';
import { boxOf, hasCoarsePointer, limits, type MapProps, prefersReducedMotion, zooms } from './map-view';

const corners = ({ south, west, north, east }: typeof limits): [[number, number], [number, number]] => [
  [south, west],
  [north, east],
];

const creditLink = (credit: string) =>
  `<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">${credit}</a>`;

type Props = MapProps & { texts: { zoomIn: string; zoomOut: string; credit: string } };

/** One finger or the wheel scrolls the page; two fingers move the map. */
export default function LeafletMap({ label, positions, nearest, texts, ...callbacks }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const onView = useEffectEvent(callbacks.onView);
  const onShown = useEffectEvent(callbacks.onShown);
  const onFailed = useEffectEvent(callbacks.onFailed);

  useEffect(() => {
    if (!box.current) return;
    const animate = !prefersReducedMotion();
    const map = L.map(box.current, {
      zoomControl: false,
      dragging: !hasCoarsePointer(),
      scrollWheelZoom: false,
      minZoom: zooms.least,
      maxZoom: zooms.most,
      maxBounds: corners(limits),
      zoomAnimation: animate,
      fadeAnimation: animate,
      inertia: animate,
    });
    map.attributionControl.setPrefix(false);
    L.control.zoom({ position: 'bottomleft', zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(map);
    const pane = map.createPane('places');
    L.DomEvent.disableClickPropagation(pane);

    let [came, missing] = [0, 0];
    L.tileLayer(openTiles.address, { attribution: creditLink(texts.credit) })
      .on('loading', () => {
        [came, missing] = [0, 0];
      })
      .on('tileload', () => {
        came += 1;
      })
      .on('tileerror', () => {
        missing += 1;
      })
      .on('load', () => (missing > came ? onFailed() : onShown()))
      .addTo(map);

    map.on('zoomend viewreset', () =>
      onView({
        pane,
        zoom: map.getZoom(),
        at: ({ latitude, longitude }) => map.latLngToLayerPoint([latitude, longitude]),
        reveal({ latitude, longitude }) {
          if (!map.getBounds().pad(-0.1).contains([latitude, longitude])) map.panTo([latitude, longitude], { animate });
        },
        approach: ({ latitude, longitude }) =>
          map.setView([latitude, longitude], Math.max(zooms.ofAnArea, map.getZoom() + 1), { animate }),
      }),
    );
    map.fitBounds(corners(boxOf(positions)), { padding: [48, 48], maxZoom: nearest, animate: false });
    return () => {
      map.remove();
    };
  }, [positions, nearest, texts]);

  return <section ref={box} className={css.map} aria-label={label} />;
}
