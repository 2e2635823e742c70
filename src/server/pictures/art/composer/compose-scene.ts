import { addBackdrop } from './backdrop';
import { addCloseUp } from './close-up';
import { addCompany } from './company';
import { composeMuck } from './compositions/muck';
import { composePinnacle } from './compositions/pinnacle';
import { composeReef } from './compositions/reef';
import { composeSlope } from './compositions/slope';
import { composeWall } from './compositions/wall';
import { composeWreck } from './compositions/wreck';
import type { Bottom, SceneFacts } from './facts';
import { addForeground, addSheets } from './foreground';
import { addHero } from './hero';
import { emptyLayout, type Scene } from './layout';
import { startLife } from './life';
import { materialsOf } from './materials';
import { addPeople } from './people';
import { settingOf } from './setting';

type Composed = {
  /** A document of 1600×900 units. */
  svg: string;
  /** The point of the main animal, in these units. */
  hero: readonly [x: number, y: number];
};

const compositions: Record<Bottom, (scene: Scene) => void> = {
  wall: composeWall,
  pinnacle: composePinnacle,
  wreck: composeWreck,
  muck: composeMuck,
  slope: composeSlope,
  reef: composeReef,
};

const MOST_CHARACTERS = 64_500;
const THINNEST = 6;
/** The lowest free water above a close-up. */
const ABOVE_CLOSE_UP = 470;

function draw(facts: SceneFacts, thin: number): Composed {
  const setting = settingOf(facts, thin);
  addBackdrop(setting);
  const materials = materialsOf(setting);
  const scene: Scene = { ...setting, ...materials, ...emptyLayout(setting) };
  compositions[scene.bottom](scene);
  if (scene.closeUp) scene.low = Math.min(scene.low, ABOVE_CLOSE_UP);
  const life = startLife(scene);
  if (scene.hero && scene.closeUp) addCloseUp(scene, life, scene.hero);
  else if (scene.hero) addHero(scene, life, scene.hero);
  addCompany(scene, life);
  addPeople(scene, life);
  addSheets(scene, life);
  addForeground(scene);
  return { svg: scene.stage.toString(), hero: life.heroAt };
}

/** Composes a picture from facts: the same facts give the same picture. It thins growth and company to stay small. */
export function composeScene(facts: SceneFacts): Composed {
  let composed = draw(facts, 0);
  for (let thin = 1; thin <= THINNEST && composed.svg.length > MOST_CHARACTERS; thin++) composed = draw(facts, thin);
  return composed;
}
