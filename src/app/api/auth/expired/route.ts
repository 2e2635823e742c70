import { redirectWithin } from '@/server/api/redirect-within';
import { refusalAnswer } from '@/server/api/rest/refusal';
import { clearSessionCookie } from '@/server/auth/session-cookie';
import { defaultLocale } from '@/shared/locale/locales';
import { browserContext } from '@/wiring/context';

export const dynamic = 'force-dynamic';

/** Clears the cookie of an expired session on a redirect, because a page cannot; a valid session stays. */
export async function GET(request: Request) {
  try {
    const { actor } = await browserContext(request.headers, null, new Headers());
    const answer = redirectWithin(new URL(request.url).searchParams.get('to'));
    if (actor.kind === 'visitor') answer.headers.append('set-cookie', clearSessionCookie());
    return answer;
  } catch (thrown) {
    return refusalAnswer(thrown, { locale: defaultLocale });
  }
}
