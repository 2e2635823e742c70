import { errorKey } from '@/shared/errors/error-key';
import { LONGEST_PHOTO } from './file-limits';
import { z } from './zod';

/** A photo inside a call: a JPEG, PNG or WebP in base64, shrunk by the browser. */
export const sentPhoto = z
  .string()
  .max(LONGEST_PHOTO, errorKey('invalid.picture'))
  .regex(/^[A-Za-z0-9+/]+={0,2}$/, errorKey('invalid.picture'));
