import { isDevelopment } from '@/env';
import { AppError } from '@/shared/errors/errors';
import { maxFileMegabytes } from '@/shared/schema/file-limits';
import { maxPictureMegabytes } from '@/shared/schema/picture-limits';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** The parts of a multipart body besides its file: boundaries and headers. */
const MULTIPART_BYTES = 16 * KILOBYTE;

export type BodyLimit = {
  bytes: number;
  /** Concurrent bodies of this kind that the process receives in all, and from one client. */
  openAtOnce: number;
  openPerClient: number;
  tooLarge(): AppError;
};

const tooLarge = () => new AppError('too_large');

/** Calls over tRPC and REST, and webhooks of gateways. */
const calls: BodyLimit = { bytes: 100_000, openAtOnce: 1_000, openPerClient: 100, tooLarge };

/** Replies posted by the mail provider with their attachments, which are dropped afterwards. */
const mails: BodyLimit = { bytes: 10 * MEGABYTE, openAtOnce: 10, openPerClient: 10, tooLarge };

const files = (megabytes: number): BodyLimit => ({
  bytes: megabytes * MEGABYTE + MULTIPART_BYTES,
  openAtOnce: 40,
  openPerClient: 10,
  tooLarge: () => new AppError('file_too_large', { params: { megabytes } }),
});
const pictures = files(maxPictureMegabytes);
const filesOfDivers = files(maxFileMegabytes);

/** Pages read no body, but a form submitted before the page's script runs is posted to the page. */
const forms: BodyLimit = { bytes: 20_000, openAtOnce: 1_000, openPerClient: 100, tooLarge };

/** The overlay of `npm run dev` posts stack traces. */
const developmentTools: BodyLimit = { ...calls, bytes: 10 * MEGABYTE };

/** Size limits by path; an unusual spelling of a path gets the smallest limit. */
export function bodyLimitOf(path: string): BodyLimit {
  if (path === '/api/media') return pictures;
  if (/^\/api\/ready\/[^/]+\/files$/.test(path)) return filesOfDivers;
  if (path === '/api/mail/inbound') return mails;
  if (path.startsWith('/api/')) return calls;
  return isDevelopment && path.startsWith('/__nextjs') ? developmentTools : forms;
}
