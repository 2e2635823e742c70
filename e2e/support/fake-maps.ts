import type { Page, Route } from '@playwright/test';
import sharp from 'sharp';
import { MAP_PATIENCE_MS } from '../../src/features/catalogue/map/ui/map-patience';
import { HANGING_MS } from '../../src/test/hanging';

const TILES = 'https://tile.openstreetmap.org/**';

/** Raises the timeout after which the page shows the drawing again, because a map loads slowly on a busy machine. */
const bePatient = (page: Page) =>
  page.addInitScript(
    ([patience, hanging]) => {
      const wait = window.setTimeout.bind(window);
      window.setTimeout = ((work: TimerHandler, ms?: number, ...about: unknown[]) =>
        wait(work, ms === patience ? hanging : ms, ...about)) as typeof window.setTimeout;
    },
    [MAP_PATIENCE_MS, HANGING_MS] as const,
  );

/** Serves plain blue tiles instead of OpenStreetMap's; `requestCount` counts them. */
export async function serveTiles(page: Page) {
  await bePatient(page);
  const background = { r: 170, g: 211, b: 223 };
  const body = await sharp({ create: { width: 256, height: 256, channels: 3, background } })
    .png()
    .toBuffer();
  const seen = { requestCount: 0 };
  await page.route(TILES, (route: Route) => {
    seen.requestCount += 1;
    return route.fulfill({ body, contentType: 'image/png' });
  });
  return seen;
}

export const refuseTiles = (page: Page) => page.route(TILES, (route) => route.abort());

/** The subset of Google's script that we use, for a map of 100 pixels per degree. */
const googleScript = `(() => {
  const LatLng = function (lat, lng) { Object.assign(this, { lat: () => lat, lng: () => lng }); };
  class Map {
    constructor(box, options) { this.zoom = 9; box.dataset.options = JSON.stringify(options); }
    fitBounds() {} setCenter() {} panTo() {}
    setZoom(zoom) { this.zoom = zoom; }
    getZoom() { return this.zoom; }
    getBounds() { return { contains: () => true }; }
  }
  class OverlayView {
    static preventMapHitsAndGesturesFrom() {}
    setMap() { this.onAdd(); this.draw(); }
    getPanes() { return { overlayMouseTarget: document.querySelector('[data-options]') }; }
    getProjection() {
      return { fromLatLngToDivPixel: (at) => ({ x: (at.lng() - 114) * 200, y: (-7.9 - at.lat()) * 200 }) };
    }
  }
  const event = { addListenerOnce: (map, name, listener) => setTimeout(listener) };
  window.google = { maps: { LatLng, Map, OverlayView, event } };
  window[new URL(document.currentScript.src).searchParams.get('callback')]();
})();`;

/** Serves a fake of Google's script; `requestedUrl` is the URL it was requested from. */
export async function serveGoogleMaps(page: Page) {
  await bePatient(page);
  const seen: { requestedUrl: URL | null } = { requestedUrl: null };
  await page.route('https://maps.googleapis.com/maps/api/js?**', (route) => {
    seen.requestedUrl = new URL(route.request().url());
    return route.fulfill({ body: googleScript, contentType: 'text/javascript' });
  });
  return seen;
}
