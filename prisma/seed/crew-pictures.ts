import type { CrewContent } from '../../demo/content/crew';
import type { Drawing } from './pictures';
import { portrait } from './portrait';

const SIZE = { width: 640, height: 640 };

/** Drawn, because photographs exist only of a shop's own people. */
export const crewPicture = ({ name, portrait: looks }: CrewContent): Drawing => ({
  name: `crew ${name}`,
  compose: () => ({ svg: portrait(looks), ...SIZE }),
});
