import { dayAt, plusDays } from '../../src/shared/time/days';
import { sixtyGuests } from './evening-guests';
import { testInOwnShop } from './own-shop';

export const tomorrow = plusDays(dayAt(new Date()), 1);

/** Tests in a shop that expects sixty guests tomorrow. */
export const test = testInOwnShop(tomorrow, sixtyGuests(tomorrow));
