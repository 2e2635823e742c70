import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { listener } from '@/test/cache-tags';
import { account, signIn } from '@/test/factories';
import { refusalOf } from '@/test/refusal';

const facility = {
  kind: 'pool' as const,
  texts: { en: { name: 'Deep pool', summary: 'Four metres', body: [], equipment: ['Ropes', ' '] } },
  latitude: -8.69,
  longitude: 115.26,
};

async function staff() {
  const user = await account({ role: 'ADMIN' });
  const calls = await callerFor(await signIn(user));
  return { user, office: calls.admin.facilities, visitor: (await callerFor(null)).catalogue };
}

describe('facilities', () => {
  test('a facility is created, published with its cover, renamed and removed', async () => {
    const { office, user, visitor } = await staff();
    const cover = await db.media.create({
      data: { key: `${randomUUID().replaceAll('-', '')}.webp`, width: 16, height: 9, bytes: 1, ownerId: user.id },
    });
    const made = await office.create({ ...facility, cover: cover.id, cover_focus: { x: 30, y: 70 } });
    expect(made).toMatchObject({ slug: 'deep-pool', active: false, texts: { en: { equipment: ['Ropes'] } } });
    const { heard } = await listener();
    const { slug, version } = made;
    const shown = await office.update({ slug, version, active: true, new_slug: 'training-pool' });
    expect(await heard()).toEqual(['facilities', 'facility:training-pool', 'facility:deep-pool']);
    expect(await visitor.facility({ slug: 'deep-pool' })).toEqual({ moved_to: 'training-pool' });
    expect(await visitor.facility({ slug: 'training-pool' })).toMatchObject({
      cover: { alt: 'Deep pool', focus: { x: 30, y: 70 } },
    });
    expect(await refusalOf(office.update({ slug: shown.slug, version }))).toMatchObject({ code: 'changed_meanwhile' });
    expect(await office.remove({ slug: shown.slug })).toEqual({ message: 'Place deleted' });
    expect((await refusalOf(visitor.facility({ slug: 'deep-pool' }))).status).toBe(404);
    const entries = await db.auditEntry.findMany({ where: { entityId: made.uuid }, orderBy: { id: 'asc' } });
    expect(entries.map(({ entity, action }) => [entity, action])).toEqual([
      ['facility', 'create'],
      ['facility', 'update'],
      ['facility', 'delete'],
    ]);
  });

  test('every change to a facility rebuilds its pages and is in the audit log', async () => {
    const { office } = await staff();
    const { heard } = await listener();
    const [one, other] = [await office.create(facility), await office.create(facility)];
    expect(await heard()).toEqual(expect.arrayContaining(['facilities', `facility:${other.slug}`]));
    await office.show({ slugs: [one.slug], active: true });
    expect(await heard()).toContain(`facility:${one.slug}`);
    await office.sort({ slugs: [other.slug, one.slug] });
    expect(await heard()).toContain('facilities');
    await office.remove({ slug: one.slug });
    expect(await heard()).toContain(`facility:${one.slug}`);
    const entries = await db.auditEntry.findMany({ where: { entity: 'facility' }, orderBy: { id: 'asc' } });
    expect(entries.filter(({ entityId }) => [one.uuid, 'order'].includes(entityId))).toMatchObject([
      { action: 'create' },
      { action: 'update', before: { active: false }, after: { active: true } },
      { action: 'update', after: { order: expect.arrayContaining([one.slug, other.slug]) } },
      { action: 'delete' },
    ]);
  });

  test('several facilities are published together, all or none', async () => {
    const { office } = await staff();
    const { slug } = await office.create(facility);
    const gone = office.show({ slugs: [slug, 'no-such-place'], active: true });
    expect((await refusalOf(gone)).status).toBe(404);
    expect((await office.get({ slug })).active).toBe(false);
  });

  test('a facility refuses a cover uploaded by somebody else', async () => {
    const { office } = await staff();
    const { id: ownerId } = await account();
    const foreign = await db.media.create({
      data: { key: `${randomUUID().replaceAll('-', '')}.webp`, width: 16, height: 9, bytes: 1, ownerId },
    });
    expect((await refusalOf(office.create({ ...facility, cover: foreign.id }))).errors).toHaveProperty('cover');
    const { slug, version } = await office.create(facility);
    expect((await refusalOf(office.update({ slug, version, cover: foreign.id }))).errors).toHaveProperty('cover');
  });

  test('a facility is found by its name in any language and by its kind', async () => {
    const { office } = await staff();
    const texts = { ...facility.texts, de: { name: 'Werkstatt am Hafen' } };
    const { slug } = await office.create({ ...facility, kind: 'workshop', texts });
    expect((await office.list({ search: 'am hafen' })).data).toEqual([expect.objectContaining({ slug })]);
    expect((await office.list({ search: 'am hafen', kind: 'pool' })).meta.total).toBe(0);
  });
});
