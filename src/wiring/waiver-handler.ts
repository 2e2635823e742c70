import { waiverFileByLink, waiverFileOfOrder } from '@/features/ready/queries/waiver-files';
import { refusalAnswer } from '@/server/api/rest/refusal';
import type { TrpcContext } from '@/server/api/trpc';
import { AppError } from '@/shared/errors/errors';
import { toLocale } from '@/shared/locale/locales';
import { can } from '@/shared/schema/actor';
import { bearerContext, browserContext } from './context';

/** The browser saves the file, and runs nothing in it. */
const headers = {
  'content-type': 'application/pdf',
  'content-disposition': 'attachment; filename="waiver.pdf"',
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
};

async function answer(request: Request, file: (ctx: TrpcContext) => Promise<Buffer>): Promise<Response> {
  const lang = new URL(request.url).searchParams.get('lang');
  const isBearer = request.headers.has('authorization');
  try {
    const ctx = isBearer ? await bearerContext(request) : await browserContext(request.headers, lang, new Headers());
    return new Response(new Uint8Array(await file(ctx)), { headers });
  } catch (thrown) {
    return refusalAnswer(thrown, { locale: toLocale(lang) });
  }
}

/** Serves the waiver of a diver by their link. */
export const handleOwnWaiver = (request: Request, token: string): Promise<Response> =>
  answer(request, (ctx) => waiverFileByLink(ctx, token));

/** Serves the waiver of a diver of an order to staff with the right to orders. */
export const handleStaffWaiver = (request: Request, { uuid, diver }: { uuid: string; diver: string }) =>
  answer(request, (ctx) => {
    if (ctx.actor.kind === 'visitor') throw new AppError('unauthenticated');
    if (!can(ctx.actor, 'orders')) throw new AppError('forbidden');
    return waiverFileOfOrder(ctx, { uuid, diver: Number(diver) });
  });
