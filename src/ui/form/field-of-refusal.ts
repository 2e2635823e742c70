export type Refused = { message: string; data?: { errors?: Record<string, string[]> | null } | null };

/** Moves the server's `new_slug` errors to `slug`, because the form has one field for both. */
export function withFieldOf(refused: Refused): Refused {
  const { new_slug: slug, ...errors } = refused.data?.errors ?? {};
  return slug ? { message: refused.message, data: { ...refused.data, errors: { slug, ...errors } } } : refused;
}
