import { errorKey } from '@/shared/errors/error-key';
import { unknownField } from '@/shared/shop/text-fields';
import type { z } from './zod';

/** A text that may contain settings of the shop, and nothing else in braces. */
export const withFields = <S extends z.ZodType<string>>(text: S): S =>
  text.superRefine((written, ctx) => {
    const field = unknownField(written);
    if (field) ctx.addIssue({ code: 'custom', message: errorKey('invalid.text_field'), params: { field } });
  });
