/** In degrees north and east. */
export type Position = { latitude: number; longitude: number };

export type MapPin = {
  name: string;
  position: Position;
  /** The link target; a pin without one only marks a position. */
  href?: string;
  /** Number shown in a pin that stands for several positions. */
  count?: number;
};

/** Links to the position on OpenStreetMap, for directions. */
export const openMapLink = ({ latitude, longitude }: Position): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`;
