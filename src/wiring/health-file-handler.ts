import { readHealthFile } from '@/features/ready/health/queries/read-file';
import type { Ctx } from '@/server/api/context';
import { refusalAnswer } from '@/server/api/rest/refusal';
import { toLocale } from '@/shared/locale/locales';
import { bearerContext, browserContext } from './context';

const extensions: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'image/webp': 'webp' };

/** Sends a file that nobody of the shop has made: only as a download, which runs nothing and is stored nowhere. */
export async function handleHealthFile(request: Request, id: string): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const lang = searchParams.get('lang');
  const byCookie = !request.headers.has('authorization');
  let refusalContext: Pick<Ctx, 'locale'> = { locale: toLocale(lang) };
  try {
    const ctx = byCookie ? await browserContext(request.headers, lang, new Headers()) : await bearerContext(request);
    refusalContext = ctx;
    const wanted = { id, until: searchParams.get('until'), proof: searchParams.get('proof') };
    const { mime, bytes } = await readHealthFile(ctx, wanted);
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': mime,
        'content-disposition': `attachment; filename="physician.${extensions[mime]}"`,
        'content-security-policy': "sandbox; default-src 'none'",
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  } catch (thrown) {
    return refusalAnswer(thrown, refusalContext);
  }
}
