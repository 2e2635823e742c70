import type { ProductContent } from '../types';
import { amedDayForFriends } from './amed-day-for-friends';
import { padangBaiDayForOne } from './padang-bai-day-for-one';
import { snorkelPadangBaiForOne } from './snorkel-padang-bai-for-one';

/** Sold to any number of people rather than to pairs: per person or as half packages. */
export const perPerson: ProductContent[] = [padangBaiDayForOne, snorkelPadangBaiForOne, amedDayForFriends];
