import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { listener } from '@/test/cache-tags';
import { account, product, signIn } from '@/test/factories';
import { refusalOf } from '@/test/refusal';
import { callRest } from '@/test/rest';

const now = new Date('2026-12-01T02:00:00Z');
const staff = async () => (await callerFor(await signIn(await account({ role: 'ADMIN' })), { now })).admin.addons;
const torch = (name = 'Torch', about = {}) => ({
  texts: { en: { name, description: 'Bright' }, de: { name: 'Lampe' } },
  price: 75_000,
  unit: 'per_diver' as const,
  maximum: 4,
  active: true,
  ...about,
});
const logOf = (entityId: string) =>
  db.auditEntry.findMany({ where: { entity: 'add_on', entityId }, orderBy: { id: 'asc' } });

describe('add-ons', () => {
  test("an add-on is created, found and read in the reader's language, with its missing languages", async () => {
    const addOns = await staff();
    const name = `Torch ${randomUUID()}`;
    const made = await addOns.create(torch(name));
    expect(made).toMatchObject({ price: 75_000, unit: 'per_diver', maximum: 4, products: [] });
    expect(made.texts.en).toEqual({ name, description: 'Bright' });
    const { data, meta } = await addOns.list({ search: name.slice(0, 20).toUpperCase() });
    expect(meta.total).toBe(1);
    expect(data[0]).toMatchObject({ uuid: made.uuid, name, unwritten: ['id', 'ja', 'zh', 'de'] });
    expect(await addOns.get({ uuid: made.uuid })).toEqual(made);
  });

  test('an add-on needs an English name and a valid price', async () => {
    const addOns = await staff();
    const nameless = torch(' ');
    expect((await refusalOf(addOns.create(nameless))).errors).toEqual({ 'texts.en.name': ['Name is required'] });
    const odd = { ...torch(), price: -1, maximum: 0 };
    expect(Object.keys((await refusalOf(addOns.create(odd))).errors ?? {})).toEqual(['price', 'maximum']);
  });

  test('an add-on takes no seat and has no private guide unless staff choose so', async () => {
    const addOns = await staff();
    const made = await addOns.create(torch());
    expect(made).toMatchObject({ takes_seat: false, private_guide: false });
    const both = { takes_seat: true, private_guide: true };
    expect(await addOns.update({ uuid: made.uuid, version: made.version, ...both })).toMatchObject(both);
    expect(await addOns.update({ uuid: made.uuid, price: 1 })).toMatchObject(both);
    expect(await addOns.create(torch('Companion', both))).toMatchObject(both);
    expect((await logOf(made.uuid))[1]).toMatchObject({ after: both });
  });

  test('two add-ons may have the same name', async () => {
    const addOns = await staff();
    const [one, other] = [await addOns.create(torch('Camera')), await addOns.create(torch('Camera'))];
    expect(one.uuid).not.toBe(other.uuid);
  });

  test('updateAddOn refuses an add-on changed by somebody else, and the audit log names the actor', async () => {
    const addOns = await staff();
    const seen = await addOns.create(torch());
    const changed = await addOns.update({ uuid: seen.uuid, version: seen.version, price: 90_000 });
    expect(changed).toMatchObject({ price: 90_000, maximum: 4 });
    expect(changed.version > seen.version).toBe(true);
    const late = refusalOf(addOns.update({ uuid: seen.uuid, version: seen.version, price: 1 }));
    expect(await late).toMatchObject({ code: 'changed_meanwhile', status: 409 });
    const log = await logOf(seen.uuid);
    expect(log.map(({ action }) => action)).toEqual(['create', 'update']);
    expect(log[1]).toMatchObject({ label: 'Torch', before: { price: 75_000 }, after: { price: 90_000 } });
  });

  test('a change to an add-on rebuilds the pages of its products', async () => {
    const addOns = await staff();
    const made = await addOns.create(torch());
    const wreck = await product();
    await db.productAddOn.create({ data: { productId: wreck.id, addOnId: made.uuid } });
    const { heard } = await listener();
    await addOns.update({ uuid: made.uuid, version: made.version, price: 80_000 });
    expect(await heard()).toContain(`product:${wreck.slug}`);
    expect((await addOns.get({ uuid: made.uuid })).products).toMatchObject([{ slug: wreck.slug }]);
    await addOns.offer({ uuids: [made.uuid], active: false });
    expect(await heard()).toContain(`product:${wreck.slug}`);
    await addOns.remove({ uuid: made.uuid });
    expect(await heard()).toContain(`product:${wreck.slug}`);
  });

  test('several add-ons are activated or deactivated together, all or none', async () => {
    const addOns = await staff();
    const [one, other] = [await addOns.create(torch()), await addOns.create(torch('Hood', { active: false }))];
    await addOns.offer({ uuids: [one.uuid, other.uuid], active: false });
    expect((await addOns.get({ uuid: one.uuid })).active).toBe(false);
    expect(await logOf(other.uuid)).toHaveLength(1);
    const gone = addOns.offer({ uuids: [one.uuid, randomUUID()], active: true });
    expect((await refusalOf(gone)).status).toBe(404);
    expect((await addOns.get({ uuid: one.uuid })).active).toBe(false);
  });

  test('a removed add-on is deleted for good, and later calls get not_found', async () => {
    const addOns = await staff();
    const { uuid } = await addOns.create(torch());
    expect(await addOns.remove({ uuid })).toEqual({ message: 'The add-on is deleted.' });
    expect((await refusalOf(addOns.remove({ uuid }))).status).toBe(404);
    expect((await refusalOf(addOns.get({ uuid }))).status).toBe(404);
    expect((await logOf(uuid)).at(-1)).toMatchObject({ action: 'delete', before: { price: 75_000 } });
  });

  test('the REST endpoints run the same procedures', async () => {
    const authorization = `Bearer ${await signIn(await account({ role: 'ADMIN' }))}`;
    const call = async (method: string, path: string, body?: unknown) => {
      const answer = await callRest(
        new Request(`http://localhost:3000/api/admins/addons${path}`, {
          method,
          headers: { authorization, 'content-type': 'application/json' },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      );
      return { status: answer.status, ...((await answer.json()) as { data: Record<string, unknown> }) };
    };
    const made = await call('POST', '', torch('Over REST'));
    expect(made.status).toBe(201);
    expect(made.data).toMatchObject({ takes_seat: false, private_guide: false });
    const { uuid, version } = made.data;
    expect((await call('PATCH', `/${uuid}`, { version, maximum: 2 })).data).toMatchObject({ maximum: 2 });
    expect((await call('PATCH', `/${uuid}`, { takes_seat: true })).data).toMatchObject({
      takes_seat: true,
      maximum: 2,
    });
    expect((await call('GET', '?search=Over%20REST&active=true&per_page=1')).data).toHaveLength(1);
    expect(await call('DELETE', `/${uuid}`)).toMatchObject({ status: 200, data: { message: expect.any(String) } });
    expect((await call('GET', `/${uuid}`)).status).toBe(404);
    expect((await call('GET', '/not-a-uuid')).status).toBe(404);
  });
});
