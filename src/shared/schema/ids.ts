import { z } from './zod';

const uuid = z.uuid();

/** Whatever stands in an address may be asked for; what is no id of ours names nothing. */
export const isUuid = (text: string): boolean => uuid.safeParse(text).success;
