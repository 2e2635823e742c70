import type { Step } from './step';

const NUL = /%00/g;
const REPLACEMENT = encodeURIComponent('\ufffd');

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Next answers a path that it cannot decode with a 500, and PostgreSQL refuses NUL. Such URLs are rewritten so that
 * both can read them; they are then looked up and not found like any other.
 */
export function sanitized(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  const decodable = isDecodable(path) ? path : path.replaceAll('%', '%25');
  return (decodable + url.slice(path.length)).replace(NUL, REPLACEMENT);
}

export const sanitizeUrl: Step = (request, _response, next) => {
  request.url = request.url && sanitized(request.url);
  return next();
};
