import { describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { account, signIn } from '@/test/factories';
import { refusalOf } from '@/test/refusal';

const staff = async () => (await callerFor(await signIn(await account({ role: 'ADMIN' })))).admin.templates;
const input = (name: string, about: object = {}) => ({
  name,
  active: true,
  texts: { en: { subject: 'Your day', body: 'See you on {day}, {name}.' } },
  ...about,
});

describe('message templates', () => {
  test("offer active templates in order in the guest's language, and log each change", async () => {
    const templates = await staff();
    const de = { subject: 'Ihr Tag', body: 'Bis {day}, {name}.' };
    const one = await templates.create(input('One', { texts: { ...input('').texts, de } }));
    const two = await templates.create(input('Two'));
    const off = await templates.create(input('Off', { active: false }));
    await templates.sort({ uuids: [two.uuid, one.uuid, off.uuid] });
    expect(await templates.usable({ locale: 'de' })).toEqual([
      { uuid: two.uuid, name: 'Two', ...input('').texts.en, locale: 'en' },
      { uuid: one.uuid, name: 'One', ...de, locale: 'de' },
    ]);
    const [row] = (await templates.list({ search: 'one' })).data;
    expect(row).toMatchObject({ name: 'One', unwritten: ['id', 'ja', 'zh'] });
    await templates.update({ uuid: one.uuid, version: one.version, name: 'First' });
    expect((await refusalOf(templates.update({ uuid: one.uuid, version: one.version, name: 'Late' }))).code).toBe(
      'changed_meanwhile',
    );
    await templates.remove({ uuid: one.uuid });
    expect((await refusalOf(templates.get({ uuid: one.uuid }))).code).toBe('not_found');
    expect((await refusalOf(templates.sort({ uuids: [two.uuid, one.uuid, off.uuid] }))).code).toBe('changed_meanwhile');
    const log = await db.auditEntry.findMany({ where: { entityId: one.uuid }, orderBy: { id: 'asc' } });
    expect(log.map(({ action, label }) => [action, label])).toEqual([
      ['create', 'One'],
      ['update', 'First'],
      ['delete', 'First'],
    ]);
  });

  test('are refused with an unknown field', async () => {
    const templates = await staff();
    const texts = { en: { subject: 'Your day', body: 'See you on {date}.' } };
    expect((await refusalOf(templates.create(input('Unknown', { texts })))).errors).toEqual({
      'texts.en.body': [
        'Nothing fills in {date}. These fields can be used: {name}, {number}, {day}, {trip}, {pickup}, {link}',
      ],
    });
  });
});
