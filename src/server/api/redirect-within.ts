import { env } from '@/env';
import { callbackPath } from '@/shared/site/callback-path';

/** Sends the browser on to a path of this site; what leads elsewhere leads to the home page. */
export const redirectWithin = (path: string | null): Response =>
  new Response(null, { status: 307, headers: { location: new URL(callbackPath(path, '/'), env.APP_URL).href } });
