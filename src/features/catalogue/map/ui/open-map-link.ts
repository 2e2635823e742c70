import type { Position } from './map-pin';

/** The place on the open map, for those who want to find their way. */
export const openMapLink = ({ latitude, longitude }: Position): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`;
