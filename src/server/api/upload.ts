import { AppError, fieldError } from '@/shared/errors/errors';

async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}

/** The file of a multipart body, which must contain nothing else. */
export async function readUpload(request: Request, field: string, maxMegabytes: number): Promise<Uint8Array> {
  const entries = [...(await formOf(request))];
  const other = entries.find(([name]) => name !== field);
  if (other) throw fieldError(other[0], 'invalid.unknown_field');
  const [file, more] = entries.map(([, value]) => value);
  if (!(file instanceof File) || more !== undefined) throw fieldError(field, 'required.file');
  // The body may be a little larger than the file (http/body-limits.ts).
  if (file.size > maxMegabytes * 1024 * 1024)
    throw new AppError('file_too_large', { params: { megabytes: maxMegabytes } });
  return new Uint8Array(await file.arrayBuffer());
}
