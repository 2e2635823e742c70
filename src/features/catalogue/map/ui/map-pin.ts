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
