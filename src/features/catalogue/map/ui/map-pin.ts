/** Where something lies, east and north in degrees. */
export type Position = { latitude: number; longitude: number };

export type MapPin = {
  name: string;
  position: Position;
  /** Where it leads; without, the pin only marks a place. */
  href?: string;
  /** A number in the pin, for several places in one. */
  count?: number;
};
