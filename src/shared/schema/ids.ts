import { z } from './zod';

const uuid = z.uuid();

/** An address may contain anything; an invalid id finds nothing. */
export const isUuid = (text: string): boolean => uuid.safeParse(text).success;
