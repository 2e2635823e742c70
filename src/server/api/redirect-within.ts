import { env } from '@/env';
import { callbackPath } from '@/shared/site/callback-path';

/** Redirects the browser to a path of this site; any other target becomes the home page. */
export const redirectWithin = (path: string | null): Response =>
  new Response(null, { status: 307, headers: { location: new URL(callbackPath(path, '/'), env.APP_URL).href } });
