import { readableCode } from '@/shared/schema/readable-code';

const LENGTH = 6;

export const newBookingId = (pick: (below: number) => number): string => `SGR-${readableCode(LENGTH, pick)}`;
