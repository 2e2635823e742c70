import { AppError, fieldError } from '../shared/errors';
import { readBody } from './read-body';

/** What a multipart body holds besides the file: its boundaries and the headers of the part. */
const WRAPPING_BYTES = 16 * 1024;

async function formOf(body: Uint8Array<ArrayBuffer>, request: Request): Promise<FormData> {
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  try {
    return await new Response(body, { headers }).formData();
  } catch {
    return new FormData();
  }
}

/** The one file of a multipart body, which has nothing else in it. */
export async function readUpload(request: Request, field: string, mostMegabytes: number): Promise<Uint8Array> {
  const mostBytes = mostMegabytes * 1024 * 1024;
  const tooLarge = new AppError('file_too_large', { params: { megabytes: mostMegabytes } });
  const body = await readBody(request, mostBytes + WRAPPING_BYTES);
  if (!body) throw tooLarge;

  const entries = [...(await formOf(body, request))];
  const other = entries.find(([name]) => name !== field);
  if (other) throw fieldError(other[0], 'invalid.unknown_field');
  const [file, more] = entries.map(([, value]) => value);
  if (!(file instanceof File) || more !== undefined) throw fieldError(field, 'required.file');
  if (file.size > mostBytes) throw tooLarge;
  return new Uint8Array(await file.arrayBuffer());
}
