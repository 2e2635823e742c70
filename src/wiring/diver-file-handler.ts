import { saveDiverCard } from '@/features/ready/commands/save-card';
import { savePhysicianPage } from '@/features/ready/commands/save-health';
import { diverByLink } from '@/features/ready/queries/diver-by-link';
import { readyView } from '@/features/ready/queries/ready-view';
import { type DiverFile, readFile } from '@/features/ready/uploads/queries/read-file';
import type { Ctx } from '@/server/api/context';
import { refusalAnswer } from '@/server/api/rest/refusal';
import { fieldError } from '@/shared/errors/errors';
import { toLocale } from '@/shared/locale/locales';
import { type FileKind, fileKinds } from '@/shared/schema/file-limits';
import { z } from '@/shared/schema/zod';
import { bearerContext } from './context';

type Save = (ctx: Ctx, token: string, file: DiverFile) => Promise<unknown>;

const saves: Record<FileKind, Save> = {
  async card(ctx, token, { mime, bytes }) {
    if (mime !== 'image/webp') throw fieldError('file', 'invalid.picture_type');
    await saveDiverCard(ctx, token, bytes);
  },
  physician: savePhysicianPage,
};

function kindOf(params: URLSearchParams): FileKind {
  const { data } = z.enum(fileKinds).safeParse(params.get('kind'));
  if (!data) throw fieldError('kind', 'invalid.field');
  return data;
}

/** Receives a file from a diver. The token is the only proof, so that the cookie of a browser is never read. */
export async function handleDiverFile(request: Request, token: string): Promise<Response> {
  const { searchParams } = new URL(request.url);
  let refusalContext: Pick<Ctx, 'locale'> = { locale: toLocale(searchParams.get('lang')) };
  try {
    const ctx = await bearerContext(request);
    refusalContext = ctx;
    await diverByLink(ctx, token);
    await saves[kindOf(searchParams)](ctx, token, await readFile(request));
    const data = await readyView(ctx, token);
    return Response.json({ data }, { status: 201, headers: { 'cache-control': 'no-store' } });
  } catch (thrown) {
    return refusalAnswer(thrown, refusalContext);
  }
}
