import { receivePicture } from '@/features/media/commands/receive-picture';
import { fileTypeOf } from '@/features/ready/uploads/domain/file-type';
import { readUpload } from '@/server/api/upload';
import { fieldError } from '@/shared/errors/errors';
import { maxFileMegabytes } from '@/shared/schema/file-limits';

export type DiverFile = { mime: 'image/webp' | 'application/pdf'; bytes: Uint8Array };

/** The file of a multipart body: a PDF as it is, or a picture without its metadata. */
export async function readFile(request: Request): Promise<DiverFile> {
  const sent = await readUpload(request, 'file', maxFileMegabytes);
  const type = fileTypeOf(sent);
  if (!type) throw fieldError('file', 'invalid.file_type');
  if (type === 'pdf') return { mime: 'application/pdf', bytes: sent };
  const { bytes } = await receivePicture(sent, 'file');
  return { mime: 'image/webp', bytes };
}
