import type { Locale } from '@/shared/locale/locales';
import type { mutate } from '@/trpc/light';

export type SavedHealth = NonNullable<Awaited<ReturnType<typeof mutate<'ready.save_health'>>>['output']>;
type Refusal = { message: string; code?: string };
export type Sent = { saved: SavedHealth } | { refused: Refusal } | null;

type Answer = Awaited<ReturnType<typeof mutate<'ready.save_health'>>>;

/** Null without an answer of the server. A link that has expired meanwhile shows its page. */
export async function sentBy(request: Promise<Answer>): Promise<Sent> {
  const answer = await request.catch(() => null);
  if (!answer) return null;
  if (answer.output) return { saved: answer.output };
  const { message, data } = answer.refusal;
  if (data.code === 'link_over') location.reload();
  return { refused: { message, code: data.code } };
}

type FileAnswer = { data: SavedHealth } | { message: string; errors?: { file?: string[] } };

/** Sends a signed page by the endpoint for files. */
export async function sendPage(lng: Locale, token: string, file: File): Promise<Sent> {
  const body = new FormData();
  body.append('file', file, 'page');
  try {
    const response = await fetch(`/api/ready/${token}/files?kind=physician&lang=${lng}`, { method: 'POST', body });
    const answer: FileAnswer = await response.json();
    if ('data' in answer) return { saved: answer.data };
    return { refused: { message: answer.errors?.file?.[0] ?? answer.message } };
  } catch {
    return null;
  }
}
