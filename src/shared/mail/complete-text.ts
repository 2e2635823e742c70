import { errorKey } from '@/shared/errors/error-key';
import type { z } from '@/shared/schema/zod';
import { inBraces, openFields } from './fill-fields';

/** Rejects a guest-facing text that still contains a template field. */
export const completeText = (text: z.ZodString) =>
  text.superRefine((value, ctx) => {
    const open = openFields(value);
    if (open.length === 0) return;
    ctx.addIssue({ code: 'custom', message: errorKey('invalid.open_fields'), params: { fields: inBraces(open) } });
  });
