import type { ErrorKey } from './error-key';
import { errorKey } from './error-key';
import { z } from './zod';

/** Text that must be there; one sentence whether it is absent, of another type or blank. */
export const requiredText = (required: ErrorKey, longest = 200) =>
  z.string(required).trim().min(1, required).max(longest, errorKey('invalid.too_long'));

export const email = requiredText(errorKey('required.email'), 254)
  .toLowerCase()
  .pipe(z.email(errorKey('invalid.email')));

/** Names and texts on one line keep no control characters: they end up in mail headers and lists. */
export const personName = (required: ErrorKey) =>
  requiredText(required, 100).regex(/^[^\p{Cc}]*$/u, errorKey('invalid.field'));
