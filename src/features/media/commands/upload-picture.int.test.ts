import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { env } from '@/env';
import { uploadsPerPerson } from '@/features/media/domain/limits';
import { db } from '@/server/database/db';
import type { User } from '@/server/generated/prisma/client';
import { expectDocumented } from '@/test/documented-answers';
import { account, signIn } from '@/test/factories';
import { handlePicture, handleUpload } from '@/wiring/media-handler';

const MEGABYTE = 1024 * 1024;
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a7ea4' } });
const folder = () => path.join(env.DATA_DIR, 'media');

type Sent = { file?: Uint8Array; field?: string; headers?: Record<string, string>; lang?: string };

function request({ file, field = 'file', headers = {}, lang = 'en' }: Sent): Request {
  const body = new FormData();
  if (file) body.append(field, new Blob([new Uint8Array(file)]), 'holiday.jpg');
  return new Request(`http://localhost:3000/api/media?lang=${lang}`, { method: 'POST', body, headers });
}

const bearer = async (user?: User) => ({ authorization: `Bearer ${await signIn(user ?? (await account()))}` });
const cookie = async () => ({ cookie: `auth-token=${await signIn(await account())}` });

async function upload(sent: Sent) {
  const made = request(sent);
  const answer = await handleUpload(made);
  await expectDocumented(made, answer);
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, unknown> };
}

type View = { uuid: string; url: string; width: number; height: number; focus: { x: number; y: number } };

async function uploadAndRead(file: Uint8Array) {
  const { status, body } = await upload({ file, headers: await bearer() });
  expect(status).toBe(201);
  const data = body.data as View;
  const key = data.url.split('/').at(-1) ?? '';
  const answer = await handlePicture(new Request(`http://localhost:3000${data.url}`), key);
  return { data, answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

describe('an uploaded picture', () => {
  test('returns its name, URL and size', async () => {
    const { data } = await uploadAndRead(await blank(300, 200).png().toBuffer());
    expect(data).toEqual({
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      url: expect.stringMatching(/^\/api\/media\/[0-9a-f]{32}\.webp$/),
      width: 300,
      height: 200,
      focus: { x: 50, y: 50 },
    });
  });

  test('is public at its URL, immutable and served only as an image', async () => {
    const { answer } = await uploadAndRead(await blank(30, 20).webp().toBuffer());
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('is rotated upright and stripped of its metadata', async () => {
    const photograph = await blank(300, 200)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Sari Dewi' }, IFD3: { GPSLatitude: '8/1 41/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { data, bytes } = await uploadAndRead(photograph);
    expect(data).toMatchObject({ width: 200, height: 300 });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 200, height: 300 });
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.includes('Sari Dewi')).toBe(false);
  });

  test.each([
    ['at the right of a wide picture', 800, 450, { left: 640, top: 300 }, { x: 86, y: 78 }],
    ['at the top of a tall picture', 450, 800, { left: 150, top: 40 }, { x: 44, y: 11 }],
    ['in a corner of a square picture', 600, 600, { left: 20, top: 460 }, { x: 12, y: 85 }],
  ])('has its focal point on a bright fish %s', async (_, width, height, at, focus) => {
    const fish = await sharp(
      Buffer.from('<svg width="100" height="100"><circle cx="50" cy="50" r="45" fill="#ff9060"/></svg>'),
    )
      .png()
      .toBuffer();
    const { data } = await uploadAndRead(
      await blank(width, height)
        .composite([{ input: fish, ...at }])
        .png()
        .toBuffer(),
    );
    const { x, y } = data.focus;
    expect(Math.abs(x - focus.x)).toBeLessThan(8);
    expect(Math.abs(y - focus.y)).toBeLessThan(8);
  });

  test('has a small placeholder to show while loading', async () => {
    const { data } = await uploadAndRead(await blank(300, 200).png().toBuffer());
    const { placeholder } = await db.media.findUniqueOrThrow({ where: { id: data.uuid } });
    expect(placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(placeholder.length).toBeLessThan(400);
  });
});

describe('the upload endpoint', () => {
  test('refuses a visitor and clears an invalid cookie', async () => {
    const file = await blank(3, 2).png().toBuffer();
    expect((await upload({ file })).status).toBe(401);
    const stale = await upload({ file, headers: { cookie: 'auth-token=old', 'sec-fetch-site': 'same-origin' } });
    expect(stale.status).toBe(401);
    expect(stale.headers.get('set-cookie')).toMatch(/^auth-token=;.*Max-Age=0/);
  });

  test('tells a deactivated person the reason', async () => {
    const { status, body } = await upload({
      file: await blank(3, 2).png().toBuffer(),
      headers: await bearer(await account({ active: false })),
      lang: 'de',
    });
    expect(status).toBe(403);
    expect(body.message).toBe('Ihr Konto wurde leider deaktiviert');
  });

  test('accepts a cookie only from our own pages', async () => {
    const file = await blank(3, 2).png().toBuffer();
    const ours = { ...(await cookie()), 'sec-fetch-site': 'same-origin' };
    const foreign = { ...(await cookie()), 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await upload({ file, headers: ours })).status).toBe(201);
    expect((await upload({ file, headers: foreign })).status).toBe(403);
    expect((await upload({ file, headers: await cookie() })).status).toBe(403);
  });

  test('does not fall back on the cookie when the bearer token is empty', async () => {
    const headers = { ...(await cookie()), 'sec-fetch-site': 'same-origin', authorization: 'Bearer ' };
    expect((await upload({ file: await blank(3, 2).png().toBuffer(), headers })).status).toBe(401);
  });

  test('requires the picture in the field `file` and nothing else', async () => {
    const file = await blank(3, 2).png().toBuffer();
    const none = await upload({ headers: await bearer() });
    expect(none).toMatchObject({ status: 422, body: { errors: { file: ['Please choose a file'] } } });
    const other = await upload({ file, field: 'role', headers: await bearer() });
    expect(other).toMatchObject({ status: 422, body: { errors: { role: ['This field is not known here'] } } });
    const noForm = await handleUpload(
      new Request('http://localhost:3000/api/media', { method: 'POST', body: '{}', headers: await bearer() }),
    );
    expect(noForm.status).toBe(422);
  });

  test.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['GIF', Buffer.from('GIF89a')],
  ])('refuses %s', async (_, file) => {
    const { status, body } = await upload({ file, headers: await bearer() });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ file: ['Please choose a JPEG, PNG or WebP picture'] });
  });

  test('refuses a file that only begins like a picture', async () => {
    const jpeg = await blank(300, 200).jpeg().toBuffer();
    const { status, body } = await upload({ file: jpeg.subarray(0, 200), headers: await bearer() });
    expect(status).toBe(422);
    expect(body.errors).toHaveProperty('file');
  });

  test('refuses a small file that expands into a huge picture', async () => {
    const bomb = await blank(6000, 5000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.byteLength).toBeLessThan(MEGABYTE);
    expect((await upload({ file: bomb, headers: await bearer() })).status).toBe(422);
  });

  test('refuses more than 2 MB with a message and stores none of it', async () => {
    const before = existsSync(folder()) ? readdirSync(folder()).length : 0;
    const { status, body } = await upload({ file: randomBytes(2 * MEGABYTE + 1), headers: await bearer() });
    expect(status).toBe(413);
    expect(body).toEqual({ message: 'Please choose a file of at most 2 MB.', code: 'file_too_large' });
    expect(existsSync(folder()) ? readdirSync(folder()).length : 0).toBe(before);
  });

  test('limits uploads per person and hour', async () => {
    const headers = await bearer();
    const results: number[] = [];
    for (let count = 0; count <= uploadsPerPerson.points; count++) results.push((await upload({ headers })).status);
    expect(results.slice(0, -1).every((status) => status === 422)).toBe(true);
    expect(results.at(-1)).toBe(429);
  });

  test('reveals no internals when the disk fails', async () => {
    const aside = `${folder()}-aside`;
    renameSync(folder(), aside);
    writeFileSync(folder(), 'a file where the folder should be');
    const { status, body } = await upload({ file: await blank(3, 2).png().toBuffer(), headers: await bearer() });
    rmSync(folder());
    renameSync(aside, folder());
    expect(status).toBe(500);
    expect(body).toEqual({ message: 'Something went wrong. Please try again later.', code: 'internal' });
  });
});

test.each(['../../etc/passwd', 'a.webp', `${'0'.repeat(32)}.webp`, `${'0'.repeat(32)}.svg`])(
  'handlePicture answers 404 for %s',
  async (key) => {
    const answer = await handlePicture(new Request('http://localhost:3000/api/media/x?lang=en'), key);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ message: 'We could not find what you asked for.', code: 'not_found' });
  },
);
