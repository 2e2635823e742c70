import type { PostContent } from '../types';
import { firstWreck } from './first-wreck';
import { mantaManners } from './manta-manners';

export const posts: PostContent[] = [mantaManners, firstWreck];
