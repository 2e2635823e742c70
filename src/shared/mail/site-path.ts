import { z } from '@/shared/schema/zod';

/** A path on this site without a language: the mail adds its reader's. */
export const sitePath = z.string().startsWith('/');
