/** In degrees north and east. */
export type Position = { latitude: number; longitude: number };

export type MapPin = {
  name: string;
  position: Position;
  /** The link target; without it the pin only marks a position. */
  href?: string;
  /** The number displayed in a pin that stands for several positions. */
  count?: number;
};

/** A link to the position on the open map, for directions. */
export const openMapLink = ({ latitude, longitude }: Position): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`;
