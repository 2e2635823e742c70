import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import type { User } from '@/server/generated/prisma/client';
import { openStorage } from '@/server/storage/open-storage';
import { callerFor } from '@/test/actors';
import { account, signIn } from '@/test/factories';
import { refusalOf } from '@/test/refusal';
import { callRest } from '@/test/rest';
import { handleUpload } from '@/wiring/media-handler';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a7ea4' } })
    .png()
    .toBuffer();

async function upload(user: User, file: Uint8Array) {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(file)]));
  const headers = { authorization: `Bearer ${await signIn(user)}` };
  const answer = await handleUpload(new Request('http://localhost:3000/api/media', { method: 'POST', body, headers }));
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { data: { uuid: string } }).data.uuid;
}

const accountOf = async (user: User) => (await callerFor(await signIn(user))).account;

async function patch(user: User, audience: string, body: object, lang = 'en') {
  const answer = await callRest(
    new Request(`http://localhost:3000/api/${audience}/profile?lang=${lang}`, {
      method: 'PATCH',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await signIn(user)}` },
    }),
  );
  return { status: answer.status, body: await answer.json() };
}

describe('a profile', () => {
  test('is returned in full after a change, for both audiences', async () => {
    const user = await account();
    const change = { first_name: ' Komang ', last_name: 'Ayu', gender: 'female', locale: 'id' };
    expect(await patch(user, 'users', change, 'de')).toEqual({
      status: 200,
      body: {
        data: {
          uuid: user.id,
          first_name: 'Komang',
          last_name: 'Ayu',
          email: user.email,
          gender: 'female',
          avatar: null,
          role: 'USER',
          provider: 'LOCAL',
          active: true,
          locale: 'id',
          message: 'Ihr Profil wurde aktualisiert.',
        },
      },
    });
    const admin = await account({ role: 'ADMIN' });
    expect(await patch(admin, 'admins', { first_name: 'Made' })).toMatchObject({
      status: 200,
      body: { data: { first_name: 'Made', last_name: 'Dewi', role: 'ADMIN' } },
    });
  });

  test('keeps omitted fields', async () => {
    const user = await account({ gender: 'others', locale: 'ja' });
    expect(await patch(user, 'users', {})).toMatchObject({
      body: { data: { first_name: 'Sari', last_name: 'Dewi', gender: 'others', locale: 'ja' } },
    });
  });

  test('reports each missing or invalid field', async () => {
    const user = await account();
    expect(await patch(user, 'users', { first_name: ' ', last_name: null, gender: '' })).toEqual({
      status: 422,
      body: {
        message: 'Some fields are required',
        code: 'invalid_fields',
        errors: {
          first_name: ['First name is required'],
          last_name: ['Last name is required'],
          gender: ['Gender is required'],
        },
      },
    });
    expect(await patch(user, 'users', { gender: 'fish', locale: 'fr', last_name: 'x'.repeat(101) })).toMatchObject({
      status: 422,
      body: {
        errors: {
          gender: ['This value is not valid'],
          locale: ['This value is not valid'],
          last_name: ['Please use at most 100 characters'],
        },
      },
    });
  });

  test.each(['role', 'email', 'active', 'password', 'provider', 'uuid'])('cannot change %s', async (field) => {
    const user = await account();
    expect(await patch(user, 'users', { [field]: 'ADMIN' })).toMatchObject({
      status: 422,
      body: { errors: { [field]: ['This field is not known here'] } },
    });
    expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({ role: 'USER', email: user.email });
  });
});

describe('an avatar', () => {
  test('is cropped to a square of 200 pixels', async () => {
    const user = await account();
    const { avatar } = await (await accountOf(user)).update_profile({
      avatar: await upload(user, await blank(640, 480)),
    });
    const key = avatar?.replace('/api/media/', '') ?? '';
    const bytes = await openStorage().get(key);
    expect(await sharp(bytes ?? undefined).metadata()).toMatchObject({ format: 'webp', width: 200, height: 200 });
    expect((await (await accountOf(user)).profile()).avatar).toBe(avatar);
  });

  test('of this size is stored unchanged as the uploaded picture', async () => {
    const user = await account();
    const uuid = await upload(user, await blank(200, 200));
    await (await accountOf(user)).update_profile({ avatar: uuid });
    expect((await db.user.findUniqueOrThrow({ where: { id: user.id } })).avatarId).toBe(uuid);
  });

  test('is removed by null and kept when omitted', async () => {
    const user = await account();
    const own = await accountOf(user);
    const { avatar } = await own.update_profile({ avatar: await upload(user, await blank(200, 200)) });
    expect((await own.update_profile({ first_name: 'Wayan' })).avatar).toBe(avatar);
    expect((await own.update_profile({ avatar: null })).avatar).toBeNull();
  });

  test('is refused if the uploaded file is larger than 1 MB', async () => {
    const user = await account();
    const noise = await sharp(randomBytes(700 * 700 * 3), { raw: { width: 700, height: 700, channels: 3 } })
      .png()
      .toBuffer();
    expect(noise.byteLength).toBeGreaterThan(1024 * 1024);
    const own = await accountOf(user);
    expect(await refusalOf(own.update_profile({ avatar: await upload(user, noise) }))).toMatchObject({
      status: 422,
      errors: { avatar: ['Please choose a picture of at most 1 MB'] },
    });
  });

  test('cannot be a picture of another account', async () => {
    const theirs = await upload(await account(), await blank(200, 200));
    const own = await accountOf(await account());
    expect(await refusalOf(own.update_profile({ avatar: theirs }))).toMatchObject({
      status: 422,
      errors: { avatar: ['This picture is no longer there. Please choose it again'] },
    });
  });
});
