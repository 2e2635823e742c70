import type { Position } from './map-pin';

/** A link to the position on the open map, for directions. */
export const openMapLink = ({ latitude, longitude }: Position): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`;
