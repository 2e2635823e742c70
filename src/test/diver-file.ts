import type { FileKind } from '@/shared/schema/file-limits';
import { handleDiverFile } from '@/wiring/diver-file-handler';
import { freshAddress } from './try-limits';

/** Sends a file by a diver's link. */
export function sendDiverFile(token: string, bytes: Uint8Array, kind: FileKind | 'passport'): Promise<Response> {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(bytes)]), 'photo.jpg');
  const url = `http://localhost/api/ready/${token}/files?kind=${kind}`;
  return handleDiverFile(
    new Request(url, { method: 'POST', body, headers: { 'x-forwarded-for': freshAddress() } }),
    token,
  );
}
