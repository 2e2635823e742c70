import { AppError } from '../../shared/errors';
import { readBody } from '../read-body';

const MOST_BYTES = 100_000;

/** Counted while it streams in: a missing or lying Content-Length changes nothing. */
export async function readText(request: Request): Promise<string> {
  const body = await readBody(request, MOST_BYTES);
  if (!body) throw new AppError('too_large');
  return body.toString('utf8');
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
    // Said below, in one sentence for both.
  }
  throw new AppError('body_not_json');
}
