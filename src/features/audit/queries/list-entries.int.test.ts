import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { record } from '@/features/audit/commands/record';
import { db } from '@/server/database/db';
import { callerFor, contextFor } from '@/test/actors';
import { account, signIn } from '@/test/factories';

const at = (moment: string) => new Date(moment);
const logOf = async () => (await callerFor(await signIn(await account({ role: 'ADMIN' })))).admin.audit;

async function done(about: Partial<Parameters<typeof record>[1]> = {}, now = at('2026-11-21T01:00:00Z')) {
  const admin = await account({ role: 'ADMIN', firstName: 'Made', lastName: 'Wirawan' });
  const ctx = await contextFor(await signIn(admin), { now });
  const entityId = randomUUID();
  await record(db, { ctx, action: 'update', entity: 'order', entityId, label: 'SGR-ABC234', ...about });
  return { admin, entityId };
}

describe('the audit log', () => {
  test('lists actor, action, entity, time, changes and path', async () => {
    const { admin, entityId } = await done({ before: { status: 'paid' }, after: { status: 'confirmed' } });
    const { data } = await (await logOf()).list({ thing_id: entityId });
    expect(data).toEqual([
      {
        uuid: expect.any(String),
        at: '2026-11-21T01:00:00.000Z',
        actor: { uuid: admin.id, name: 'Made Wirawan' },
        action: 'update',
        thing: 'order',
        thing_id: entityId,
        label: 'SGR-ABC234',
        before: { status: 'paid' },
        after: { status: 'confirmed' },
        path: `/admin/orders/${entityId}/detail`,
      },
    ]);
  });

  test("is filtered by entity, action, person, name, and day in the shop's calendar", async () => {
    const label = randomUUID();
    // 00:30 in Bali on the 22nd.
    const late = await done({ label, action: 'export' }, at('2026-11-21T16:30:00Z'));
    const early = await done({ label, entity: 'closure' }, at('2026-11-21T15:30:00Z'));
    const log = await logOf();
    const found = async (filters: object) =>
      (await log.list({ search: label.toUpperCase(), ...filters })).data.map(({ thing_id: entityId }) => entityId);
    expect(await found({})).toEqual([late.entityId, early.entityId]);
    expect(await found({ sort: 'at' })).toEqual([early.entityId, late.entityId]);
    expect(await found({ thing: 'closure' })).toEqual([early.entityId]);
    expect(await found({ action: 'export' })).toEqual([late.entityId]);
    expect(await found({ actor: early.admin.id })).toEqual([early.entityId]);
    expect(await found({ from: '2026-11-22' })).toEqual([late.entityId]);
    expect(await found({ to: '2026-11-21' })).toEqual([early.entityId]);
  });

  test('lists views only on request', async () => {
    const label = randomUUID();
    const change = await done({ label }, at('2026-11-21T01:00:00Z'));
    const look = await done({ label, action: 'view' }, at('2026-11-21T02:00:00Z'));
    const log = await logOf();
    const found = async (filters: object) =>
      (await log.list({ search: label, ...filters })).data.map(({ thing_id: entityId }) => entityId);
    expect(await found({})).toEqual([change.entityId]);
    expect(await found({ action: 'view' })).toEqual([look.entityId]);
    expect(await found({ action: 'any' })).toEqual([look.entityId, change.entityId]);
  });

  test('links an entity by its current slug until it is deleted', async () => {
    const { id, slug } = await db.post.create({
      data: { slug: `post-${randomUUID()}`, author: 'Made', texts: { en: { title: '', summary: '', body: {} } } },
    });
    await done({ entity: 'post', entityId: id });
    await done({ entity: 'post', entityId: 'gone' });
    const log = await logOf();
    const pathOf = async (entityId: string) => (await log.list({ thing: 'post', thing_id: entityId })).data[0]?.path;
    expect(await pathOf(id)).toBe(`/admin/blog/${slug}/edit`);
    expect(await pathOf('gone')).toBeNull();
  });

  test('has no link for a deletion', async () => {
    const { entityId } = await done({ entity: 'message', action: 'delete' });
    expect((await (await logOf()).list({ thing_id: entityId })).data[0]?.path).toBeNull();
  });
});
