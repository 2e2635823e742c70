import type { PostContent } from '../types';
import { firstBreaths } from './first-breaths';
import { firstWreck } from './first-wreck';
import { mantaManners } from './manta-manners';
import { mealsAndReefStars } from './meals-and-reef-stars';
import { muckForDoubters } from './muck-for-doubters';
import { sunfishSeason } from './sunfish-season';

export const posts: PostContent[] = [
  mantaManners,
  mealsAndReefStars,
  muckForDoubters,
  firstWreck,
  firstBreaths,
  sunfishSeason,
];
