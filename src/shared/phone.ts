import { isPossiblePhoneNumber } from 'libphonenumber-js/min';

/** Whether a number, written with its country code, has a length that numbers of its country have. */
export const isPossiblePhone = (number: string): boolean => isPossiblePhoneNumber(number);
