import { AppError, fieldError } from '../shared/errors';

/** What a multipart body holds besides the file: its boundaries and the headers of the part. */
const WRAPPING_BYTES = 16 * 1024;

/** A sender reads our answer only when everything is sent, so a little too much is heard to its end. */
const PATIENCE = 8;

/** Counted while it streams in, and kept only as far as it is allowed: what is announced changes nothing. */
async function bodyOf(request: Request, mostBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let count = 0;
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    count += chunk.byteLength;
    if (count > mostBytes * PATIENCE) return null;
    if (count <= mostBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  return count > mostBytes ? null : new Uint8Array(Buffer.concat(chunks));
}

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
  const body = await bodyOf(request, mostBytes + WRAPPING_BYTES);
  if (!body) throw tooLarge;

  const entries = [...(await formOf(body, request))];
  const other = entries.find(([name]) => name !== field);
  if (other) throw fieldError(other[0], 'invalid.unknown_field');
  const [file, more] = entries.map(([, value]) => value);
  if (!(file instanceof File) || more !== undefined) throw fieldError(field, 'required.file');
  if (file.size > mostBytes) throw tooLarge;
  return new Uint8Array(await file.arrayBuffer());
}
