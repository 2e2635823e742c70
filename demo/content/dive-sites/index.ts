import type { DiveSiteContent } from '../types';
import { ankerWreck } from './anker-wreck';
import { biorock } from './biorock';
import { blueCorner } from './blue-corner';
import { blueLagoon } from './blue-lagoon';
import { coralGarden } from './coral-garden';
import { crystalBay } from './crystal-bay';
import { eelGarden } from './eel-garden';
import { giliBiaha } from './gili-biaha';
import { giliMimpang } from './gili-mimpang';
import { giliSelang } from './gili-selang';
import { giliTepekong } from './gili-tepekong';
import { japaneseWreck } from './japanese-wreck';
import { jemelukWall } from './jemeluk-wall';
import { jepun } from './jepun';
import { mangrove } from './mangrove';
import { mantaBay } from './manta-bay';
import { mantaPoint } from './manta-point';
import { posIi } from './pos-ii';
import { pyramids } from './pyramids';
import { sdPoint } from './sd-point';
import { secretBay } from './secret-bay';
import { serayaSecrets } from './seraya-secrets';
import { toyapakeh } from './toyapakeh';
import { tulambenDropOff } from './tulamben-drop-off';
import { usatLiberty } from './usat-liberty';

/** Sorted along the coast from the north-east to the islands, then the far west. */
export const diveSites: DiveSiteContent[] = [
  usatLiberty,
  coralGarden,
  tulambenDropOff,
  serayaSecrets,
  jemelukWall,
  pyramids,
  japaneseWreck,
  giliSelang,
  blueLagoon,
  jepun,
  giliMimpang,
  giliTepekong,
  giliBiaha,
  mantaPoint,
  mantaBay,
  crystalBay,
  toyapakeh,
  sdPoint,
  mangrove,
  blueCorner,
  posIi,
  eelGarden,
  ankerWreck,
  biorock,
  secretBay,
];
