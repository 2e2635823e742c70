import { type PictureType, pictureTypeOf } from '@/features/media/domain/picture-type';

const PDF = '%PDF-';

/** Reads the type from the first bytes; the file name and the sender's content type prove nothing. */
export function fileTypeOf(bytes: Uint8Array): PictureType | 'pdf' | null {
  const isPdf = String.fromCharCode(...bytes.subarray(0, PDF.length)) === PDF;
  return isPdf ? 'pdf' : pictureTypeOf(bytes);
}
