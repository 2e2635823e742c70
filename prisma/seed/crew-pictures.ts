import type { CrewContent } from '../../demo/content/crew';
import { rasterise } from '../../src/server/pictures/pictures';
import type { Drawing } from './pictures';
import { portrait } from './portrait';

const SIDE = 640;

/** A drawn portrait; the shop has the photographs of its own people. */
export const crewPicture = ({ name, portrait: looks }: CrewContent): Drawing => ({
  name: `crew ${name}`,
  draw: () => rasterise(Buffer.from(portrait(looks)), SIDE, SIDE),
});
