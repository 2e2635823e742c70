import type { PostContent } from '../types';
import { firstBreaths } from './first-breaths';
import { firstWreck } from './first-wreck';
import { mantaManners } from './manta-manners';
import { sunfishSeason } from './sunfish-season';

export const posts: PostContent[] = [mantaManners, firstWreck, firstBreaths, sunfishSeason];
