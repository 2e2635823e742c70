import { crew } from '../../demo/content/crew';
import { fleet } from '../../demo/content/fleet';
import { posts } from '../../demo/content/posts';
import { drawingsOfCatalogue } from './catalogue';
import { crewPicture } from './crew-pictures';
import { demoCatalogue } from './demo-catalogue';
import { fleetPicture } from './fleet-pictures';
import type { Drawing } from './pictures';
import { drawingsOfPosts } from './posts';

/** Lists every drawing of the demo once. */
export function demoDrawings(): Drawing[] {
  const people = crew.map(crewPicture);
  const all = [...drawingsOfCatalogue(demoCatalogue), ...fleet.map(fleetPicture), ...people, ...drawingsOfPosts(posts)];
  return [...new Map(all.map((drawing) => [drawing.name, drawing])).values()];
}
