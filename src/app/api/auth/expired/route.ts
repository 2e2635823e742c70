import { NextResponse } from 'next/server';
import { env } from '@/env';
import { dropCookie } from '@/server/session-cookie';
import { callbackPath } from '@/shared/callback-path';
import { browserContext } from '@/wiring/context';

export const dynamic = 'force-dynamic';

/** A page cannot clear a cookie, so a visitor whose session ended is sent by here. One that still holds stays. */
export async function GET(request: Request) {
  const to = callbackPath(new URL(request.url).searchParams.get('to'), '/');
  const { actor } = await browserContext(request.headers, null, new Headers());
  const answer = NextResponse.redirect(new URL(to, env.APP_URL));
  if (actor.kind === 'visitor') answer.headers.append('set-cookie', dropCookie());
  return answer;
}
