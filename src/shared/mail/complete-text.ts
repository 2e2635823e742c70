import { errorKey } from '@/shared/errors/error-key';
import type { z } from '@/shared/schema/zod';
import { inBraces, openFields } from './fill-fields';

/** Refuses a text for a guest that still names a field of a template. */
export const completeText = (text: z.ZodString) =>
  text.superRefine((value, ctx) => {
    const open = openFields(value);
    if (open.length === 0) return;
    ctx.addIssue({ code: 'custom', message: errorKey('invalid.open_fields'), params: { fields: inBraces(open) } });
  });
