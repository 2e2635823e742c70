import type { PostContent } from '../types';
import { firstBreaths } from './first-breaths';
import { firstWreck } from './first-wreck';
import { internToInstructor } from './intern-to-instructor';
import { lastDays } from './last-days';
import { mantaManners } from './manta-manners';
import { mealsAndReefStars } from './meals-and-reef-stars';
import { muckForDoubters } from './muck-for-doubters';
import { sunfishSeason } from './sunfish-season';

export const posts: PostContent[] = [
  lastDays,
  mantaManners,
  mealsAndReefStars,
  muckForDoubters,
  firstWreck,
  firstBreaths,
  sunfishSeason,
  internToInstructor,
];
