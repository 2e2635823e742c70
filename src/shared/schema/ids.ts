import { z } from './zod';

const uuid = z.uuid();

/** A URL may contain anything; an invalid id finds nothing. */
export const isUuid = (text: string): boolean => uuid.safeParse(text).success;
