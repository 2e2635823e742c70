import { z } from '@/shared/schema/zod';

const text = (most: number) => z.string().trim().max(most).catch('');

/** The prefill of the counter form from a link; invalid values are left out. */
export const counterPrefill = z.object({
  name: text(100),
  email: z.email().max(254).catch(''),
  phone: z
    .string()
    .trim()
    .max(30)
    .regex(/^\+?[\d\s().-]*$/)
    .catch(''),
  product: z
    .string()
    .max(200)
    .regex(/^[a-z0-9-]*$/)
    .catch(''),
  day: z.iso.date().nullable().catch(null),
});
