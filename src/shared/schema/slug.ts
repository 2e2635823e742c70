import { errorKey } from '@/shared/errors/error-key';
import { z } from './zod';

const LONGEST = 80;

/** The URL segment that names an entity, made from its English title. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '');

export const slug = z
  .string(errorKey('required.field'))
  .trim()
  .toLowerCase()
  .min(1, errorKey('required.field'))
  .max(LONGEST, errorKey('invalid.too_long'))
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, errorKey('invalid.slug'));

/** The slug of the second, third … entity of the same name. */
export const numbered = (name: string, number: number): string =>
  number === 1 ? name : `${name.slice(0, LONGEST - 4)}-${number}`;
