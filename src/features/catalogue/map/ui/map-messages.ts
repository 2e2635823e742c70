import type { MapPin } from './map-pin';

/** What a map is to show. */
export type MapContent = {
  label: string;
  pins: MapPin[];
  overview?: MapPin[] | undefined;
  /** Near enough to see the streets, when there is one place only. */
  isNear?: boolean | undefined;
};

/** From the map in its frame to the page around it. */
export type FrameMessage = { map: 'ready' | 'shown' | 'failed' } | { map: 'go'; href: string };
/** From the page to the map. */
export type PageMessage = { map: 'places'; content: MapContent };

export const sendMessage = (to: Window, words: FrameMessage | PageMessage) => to.postMessage(words, location.origin);

/** Hears what one window of our own origin says, and nobody else. */
export function hear<Words extends FrameMessage | PageMessage>(
  from: () => Window | null,
  listen: (words: Words) => void,
) {
  const listener = ({ origin, source, data }: MessageEvent) => {
    if (origin === location.origin && source === from() && typeof data?.map === 'string') listen(data);
  };
  addEventListener('message', listener);
  return () => removeEventListener('message', listener);
}
