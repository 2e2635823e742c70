import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getImageProps } from 'next/image';
import { afterAll, expect, test } from 'vitest';
import { ask, serveSteps } from '@/test/serve-steps';
import { answerShippedPicture } from './answer-shipped-picture';

const folder = mkdtempSync(path.join(tmpdir(), 'segara-shipped-'));
afterAll(() => rmSync(folder, { recursive: true }));

const picture = (key: string, name: string, width: number) => ({
  fingerprint: '',
  key,
  folder: name,
  width,
  height: 1080,
  placeholder: '',
});
const wide = picture(`${'a'.repeat(32)}.webp`, 'wide', 1920);
const narrow = picture(`${'b'.repeat(32)}.webp`, 'narrow', 640);
const lost = picture(`${'c'.repeat(32)}.webp`, 'lost', 640);
for (const [name, widths] of Object.entries({ wide: [64, 1080, 1920], narrow: [64, 640] })) {
  mkdirSync(path.join(folder, name));
  for (const width of widths) writeFileSync(path.join(folder, name, `${width}.webp`), `${name} in ${width}`);
}

const webp = { accept: 'image/avif,image/webp,*/*' };
const address = (key: string, width: number, quality = 75) =>
  `/_next/image?url=${encodeURIComponent(`/api/media/${key}`)}&w=${width}&q=${quality}`;

async function answer(url: string, options: { method?: string; headers?: Record<string, string> } = {}) {
  const manifest = { wide, narrow, lost };
  const server = await serveSteps(answerShippedPicture(manifest, folder), (_request, response) => {
    response.end('Next');
  });
  return ask(server, url, { headers: webp, ...options });
}
const body = async (...request: Parameters<typeof answer>) => String((await answer(...request)).body);

test('a size of a shipped picture is served from its file with an immutable cache lifetime', async () => {
  const { status, headers, body } = await answer(address(wide.key, 1080));
  expect([status, String(body)]).toEqual([200, 'wide in 1080']);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': '12',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept',
    'x-content-type-options': 'nosniff',
  });
  expect((await answer(address(wide.key, 1080), { method: 'HEAD' })).body).toHaveLength(0);
});

test('a picture is not enlarged', async () => {
  expect(await body(address(wide.key, 2560))).toBe('wide in 1920');
  expect(await body(address(narrow.key, 1080))).toBe('narrow in 640');
});

test('the address is the one that a page writes', () => {
  const { props } = getImageProps({ src: `/api/media/${wide.key}`, alt: '', width: 640, height: 360, sizes: '100vw' });
  expect(props.srcSet).toContain(`${address(wide.key, 640)} 640w`);
});

test.each([
  ['of another picture', address(`${'d'.repeat(32)}.webp`, 64), webp],
  ['whose file is not there', address(lost.key, 64), webp],
  ['in a width that no page asks for', address(wide.key, 65), webp],
  ['in another quality', address(wide.key, 64, 90), webp],
  ['for a browser that does not know the format', address(wide.key, 64), { accept: 'image/png' }],
  ['for another address that contains one', `/trips?${address(wide.key, 64)}`, webp],
])('Next answers a request %s', async (_, url, headers) => {
  expect(await body(url, { headers })).toBe('Next');
});
