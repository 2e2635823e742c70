import { plainCode } from '@/shared/schema/plain-code';

const LENGTH = 6;

export const newBookingId = (pick: (below: number) => number): string => `SGR-${plainCode(LENGTH, pick)}`;
