/** Hosts of the maps in the frame; its content policy allows no others. */
export const openTiles = {
  origin: 'https://tile.openstreetmap.org',
  address: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
};
export const googleMapsScript = 'https://maps.googleapis.com/maps/api/js';

const FRAME = '/map-frame/';
export const mapFrameOf = (locale: string) => `${FRAME}${locale}`;
export const isMapFrame = (path: string) => path.startsWith(FRAME);
