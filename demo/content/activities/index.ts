import type { ProductContent } from '../types';
import { sailAndSnorkelAmed } from './sail-and-snorkel-amed';
import { snorkelNusaPenida } from './snorkel-nusa-penida';
import { snorkelPadangBai } from './snorkel-padang-bai';
import { snorkelTulamben } from './snorkel-tulamben';

export const activities: ProductContent[] = [snorkelNusaPenida, snorkelPadangBai, snorkelTulamben, sailAndSnorkelAmed];
