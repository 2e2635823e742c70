import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { storePicture } from '@/features/media/commands/store-picture';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { account, signIn } from '@/test/factories';
import { personalData } from '@/wiring/personal-data';

test('exportData returns all personal data and nothing secret', async () => {
  const subject = randomUUID();
  const user = await account({ identities: { create: { provider: 'GOOGLE', subject } } });
  const pixel = { bytes: new Uint8Array([1]), width: 1, height: 1, placeholder: '' };
  const { id, key } = await storePicture({ db, now: new Date() }, user.id, pixel, 1);
  await account();

  const exported = await (await callerFor(await signIn(user))).account.export_data();
  expect(exported).toMatchObject({
    exported_at: expect.any(String),
    profile: { uuid: user.id, email: user.email, first_name: 'Sari' },
    sessions: [{ provider: 'LOCAL', user_agent: 'tests', address: '192.0.2.1', ended_at: null }],
    identities: [{ provider: 'GOOGLE', subject }],
    pictures: [{ uuid: id, url: `/api/media/${key}` }],
  });
  expect(JSON.stringify(exported)).not.toContain('argon2');
});

test('exportData includes every feature with personal data under its name', async () => {
  const exported = await (await callerFor(await signIn(await account()))).account.export_data();
  expect(Object.keys(exported)).toEqual(expect.arrayContaining(personalData.map(({ name }) => name)));
});
