import type { MapPin } from './map-pin';

export type MapContent = {
  label: string;
  pins: MapPin[];
  overview?: MapPin[] | undefined;
  /** Zooms in to street level on a single position. */
  isNear?: boolean | undefined;
};

/** Sent by the map in its iframe to the surrounding page. */
export type FrameMessage = { map: 'ready' | 'shown' | 'failed' } | { map: 'go'; href: string };
/** Sent by the surrounding page to the map. */
export type PageMessage = { map: 'places'; content: MapContent };

export const sendMessage = (to: Window, words: FrameMessage | PageMessage) => to.postMessage(words, location.origin);

/** Accepts messages only from one window of the site's own origin. */
export function listenForMessages<Words extends FrameMessage | PageMessage>(
  from: () => Window | null,
  listen: (words: Words) => void,
) {
  const listener = ({ origin, source, data }: MessageEvent) => {
    if (origin === location.origin && source === from() && typeof data?.map === 'string') listen(data);
  };
  addEventListener('message', listener);
  return () => removeEventListener('message', listener);
}
