/** In degrees north and east. */
export type Position = { latitude: number; longitude: number };

export type MapPin = {
  name: string;
  position: Position;
  /** Link target; without it, the pin only marks a position. */
  href?: string;
  /** Number in a pin that represents several positions. */
  count?: number;
};

/** Link to the position on the open map, for directions. */
export const openMapLink = ({ latitude, longitude }: Position): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`;
