import { googleMapsScript } from '@/shared/site/map-hosts';
import type { GoogleMaps } from './google-maps-types';

type GoogleGlobals = { google?: { maps: GoogleMaps }; gm_authFailure?: () => void; segaraMapsLoaded?: () => void };

let loading: Promise<GoogleMaps> | undefined;

/** Loads Google's script once per page; Google reports a rejected key later, through a global callback. */
export function loadGoogleMaps(apiKey: string, language: string, onRefused: () => void): Promise<GoogleMaps> {
  const page = window as GoogleGlobals;
  page.gm_authFailure = onRefused;
  loading ??= new Promise((resolve, reject) => {
    page.segaraMapsLoaded = () => (page.google ? resolve(page.google.maps) : reject(new Error('It came empty')));
    const params = {
      key: apiKey,
      language,
      region: 'ID',
      v: 'quarterly',
      loading: 'async',
      callback: 'segaraMapsLoaded',
    };
    const script = document.createElement('script');
    script.src = `${googleMapsScript}?${new URLSearchParams(params)}`;
    script.async = true;
    script.onerror = reject;
    document.head.append(script);
  });
  return loading;
}
