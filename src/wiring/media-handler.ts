import { uploadPicture } from '@/features/media/commands/upload-picture';
import { uploadsPerAdmin, uploadsPerPerson } from '@/features/media/domain/limits';
import { readPicture } from '@/features/media/queries/read-picture';
import type { Ctx } from '@/server/api/context';
import { refuseForeignOrigin } from '@/server/api/origin';
import { refusalAnswer } from '@/server/api/rest/refusal';
import { readUpload } from '@/server/api/upload';
import { claimTry } from '@/server/auth/rate-limit';
import { clearSessionCookie } from '@/server/auth/session-cookie';
import { AppError } from '@/shared/errors/errors';
import { toLocale } from '@/shared/locale/locales';
import type { Actor, Person } from '@/shared/schema/actor';
import { maxPictureMegabytes } from '@/shared/schema/picture-limits';
import { bearerContext, browserContext } from './context';

const A_YEAR = 365 * 24 * 60 * 60;

function personOf(actor: Actor): Person {
  if (actor.kind === 'deactivated') throw new AppError('deactivated');
  if (actor.kind === 'visitor') throw new AppError('unauthenticated');
  return actor;
}

/** Receives picture uploads: from our pages with the cookie, or from integrators with a bearer token. */
export async function handleUpload(request: Request): Promise<Response> {
  const lang = new URL(request.url).searchParams.get('lang');
  const byCookie = !request.headers.has('authorization');
  let refusalContext: Pick<Ctx, 'locale'> = { locale: toLocale(lang) };
  let staleCookie = false;
  try {
    if (byCookie) refuseForeignOrigin(request.headers);
    const ctx = byCookie ? await browserContext(request.headers, lang, new Headers()) : await bearerContext(request);
    refusalContext = ctx;
    staleCookie = byCookie && ctx.actor.kind === 'visitor' && ctx.actor.staleCredential;
    const actor = personOf(ctx.actor);
    await claimTry(actor.role === 'ADMIN' ? uploadsPerAdmin : uploadsPerPerson, actor.userId);
    const sent = await readUpload(request, 'file', maxPictureMegabytes);
    const picture = await uploadPicture({ ...ctx, actor }, sent);
    return Response.json({ data: picture }, { status: 201, headers: { 'cache-control': 'no-store' } });
  } catch (thrown) {
    const answer = await refusalAnswer(thrown, refusalContext);
    if (staleCookie) answer.headers.append('set-cookie', clearSessionCookie());
    return answer;
  }
}

/** A key belongs to one picture forever, so clients may cache it indefinitely. */
export async function handlePicture(request: Request, key: string): Promise<Response> {
  const lang = new URL(request.url).searchParams.get('lang');
  try {
    const bytes = await readPicture(key);
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': 'image/webp',
        'cache-control': `public, max-age=${A_YEAR}, immutable`,
        'x-content-type-options': 'nosniff',
      },
    });
  } catch (thrown) {
    return refusalAnswer(thrown, { locale: toLocale(lang) });
  }
}
