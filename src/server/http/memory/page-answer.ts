import { promisify } from 'node:util';
import { gzip as gzipCallback } from 'node:zlib';
import { apiPolicy, documents, everywhere, hsts } from '@/server/http/answer-headers.mjs';
import { publicPolicy } from '@/server/http/security-headers';
import { SCRIPT_HASHES } from '@/server/next-internals/inline-scripts.mjs';
import { PRERENDERED, rewrittenTo } from '@/server/next-internals/router-request';
import { decompress } from '@/server/page-cache/compress-page.mjs';
import type { StoredPage } from '@/server/page-cache/stored-pages.mjs';
import { defaultLocale, splitLocale } from '@/shared/locale/locales';
import { PUBLIC_PAGE } from '@/shared/site/visit';
import type { Encoding } from './accepted-encoding';
import type { RequestedPage } from './requested-page';

const gzip = promisify(gzipCallback);

/** The flat list of header names and values that Node writes unchanged. */
export type PageAnswer = { etag: string | null; head: string[]; notModified: string[]; body: Buffer };

/** Stored headers that are not sent: the page's tags are internal, and its scripts' hashes become its policy. */
const ownHeaders = new Set(['x-next-cache-tags', SCRIPT_HASHES]);

const flat = (headers: readonly { key: string; value: string }[]) => headers.flatMap(({ key, value }) => [key, value]);

/** The proxy rewrites the addresses of English pages, which have no prefix. */
const rewriteOf = (address: string, form: RequestedPage['form']) =>
  splitLocale(address).locale === defaultLocale ? rewrittenTo(address, form === 'router') : {};

function commonHead({ page, form }: RequestedPage, isSecure: boolean): string[] {
  const { headers = {} } = page.value as { headers?: Record<string, string | string[]> };
  const rendered = Object.entries(headers).filter(([name]) => !ownHeaders.has(name));
  const policy =
    form === 'document'
      ? [{ key: 'Content-Security-Policy', value: publicPolicy(String(headers[SCRIPT_HASHES] ?? '')) }]
      : apiPolicy;
  return [
    ...flat([...everywhere, ...documents, ...(isSecure ? hsts : []), ...policy]),
    ...['Cache-Control', PUBLIC_PAGE],
    ...Object.entries({ ...PRERENDERED, ...rewriteOf(page.address ?? '', form) }).flat(),
    ...rendered.flatMap(([name, value]) => [value].flat().flatMap((one) => [name, String(one)])),
  ];
}

async function encoded(stored: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return stored;
  const text = await decompress(stored);
  return encoding === 'gzip' ? gzip(text) : text;
}

const etagOf = ({ hash, quality }: StoredPage, encoding: Encoding): string =>
  `"${hash}-${encoding === 'br' ? `br${quality}` : encoding}"`;

/** Builds the complete answer for a page in an encoding. Next writes an ETag for documents only. */
export async function pageAnswer(requested: RequestedPage, encoding: Encoding, isSecure: boolean): Promise<PageAnswer> {
  const { page, form } = requested;
  const isDocument = form === 'document';
  const common = commonHead(requested, isSecure);
  const etag = isDocument ? etagOf(page, encoding) : null;
  const body = await encoded((isDocument ? page.html : page.router) as Buffer, encoding);
  const notModified = etag ? [...common, 'ETag', etag] : common;
  const encodingHeader = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
  const type = isDocument ? 'text/html; charset=utf-8' : 'text/x-component';
  const head = [...notModified, 'Content-Type', type, ...encodingHeader, 'Content-Length', String(body.byteLength)];
  return { etag, head, notModified, body };
}
