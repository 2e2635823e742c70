import { AppError } from '@/shared/errors/errors';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The size is limited by http/body-limits.ts already. */
export async function readText(request: Request): Promise<string> {
  const body = await request.arrayBuffer();
  try {
    return utf8.decode(body);
  } catch {
    // Decoding it anyway would store different characters from those sent.
    throw new AppError('body_not_json');
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export async function readJsonBody(request: Request): Promise<Record<string, unknown>> {
  const text = await readText(request);
  if (text.trim() === '') return {};
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new AppError('body_not_json');
  }
  try {
    const body: unknown = JSON.parse(text);
    if (isObject(body)) return body;
  } catch {
    // Refused below, so that both cases share one sentence.
  }
  throw new AppError('body_not_json');
}
