import type { z } from 'zod';
import { AppError } from '@/shared/errors/errors';

/** Parses a callback's body; null when its form is unknown. A body that is not JSON is refused. */
export function parsedBody<T>(schema: z.ZodType<T>, rawBody: string): T | null {
  let body: unknown;
  try {
    body = JSON.parse(rawBody);
  } catch {
    throw new AppError('body_not_json');
  }
  return schema.safeParse(body).data ?? null;
}
