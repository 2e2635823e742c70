import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { listener } from '@/test/cache-tags';
import { account, signIn } from '@/test/factories';
import { refusalOf } from '@/test/refusal';

const now = new Date('2026-12-01T02:00:00Z');
const staff = async () => callerFor(await signIn(await account({ role: 'ADMIN' })), { now });
type Topic = 'health' | 'travel' | 'equipment';
const ask = (question: string, topic: Topic = 'travel') => ({
  topic,
  texts: { en: { question, answer: 'Yes.' } },
  active: true,
});

describe('general questions', () => {
  test('a question is created, published and deleted, each with an audit log entry', async () => {
    const { admin, catalogue } = await staff();
    const { heard } = await listener();
    const made = await admin.faqs.create(ask('May I fly after diving?'));
    expect(await heard()).toEqual(['faqs']);
    expect(await catalogue.faqs()).toContainEqual(expect.objectContaining({ uuid: made.uuid, answer: 'Yes.' }));
    const texts = { en: { question: 'May I fly at once?', answer: 'No, wait 18 hours.' } };
    const changed = await admin.faqs.update({ uuid: made.uuid, version: made.version, texts });
    expect(changed.texts.en.answer).toBe('No, wait 18 hours.');
    expect(await admin.faqs.remove({ uuid: made.uuid })).toEqual({ message: 'The question is deleted.' });
    const log = await db.auditEntry.findMany({ where: { entityId: made.uuid }, orderBy: { id: 'asc' } });
    expect(log.map(({ action }) => action)).toEqual(['create', 'update', 'delete']);
    expect((await refusalOf(admin.faqs.get({ uuid: made.uuid }))).status).toBe(404);
  });

  test('every change to a question rebuilds the FAQ page', async () => {
    const { admin } = await staff();
    const [one, other] = [await admin.faqs.create(ask('Visa?')), await admin.faqs.create(ask('Money?'))];
    const { heard } = await listener();
    await admin.faqs.update({ uuid: one.uuid, texts: { en: { question: 'A visa?', answer: 'At the airport.' } } });
    expect(await heard()).toEqual(['faqs']);
    await admin.faqs.show({ uuids: [one.uuid], active: false });
    expect(await heard()).toEqual(['faqs']);
    const uuids = (await admin.faqs.list({ topic: 'travel', per_page: 100 })).data.map(({ uuid }) => uuid).reverse();
    await admin.faqs.sort({ topic: 'travel', uuids });
    expect(await heard()).toEqual(['faqs']);
    await admin.faqs.remove({ uuid: other.uuid });
    expect(await heard()).toEqual(['faqs']);
  });

  test('several questions are published together, all or none, and a missing one is not found', async () => {
    const { admin } = await staff();
    const { uuid } = await admin.faqs.create({ ...ask('Wifi?'), active: false });
    for (const call of [
      () => admin.faqs.show({ uuids: [uuid, randomUUID()], active: true }),
      () => admin.faqs.update({ uuid: randomUUID(), active: true }),
      () => admin.faqs.remove({ uuid: randomUUID() }),
    ])
      expect((await refusalOf(call())).status).toBe(404);
    expect((await admin.faqs.get({ uuid })).active).toBe(false);
  });

  test('updateFaq refuses a question changed by somebody else', async () => {
    const { admin } = await staff();
    const { uuid, version } = await admin.faqs.create(ask('Is there a shower?'));
    await admin.faqs.update({ uuid, version, active: false });
    expect((await refusalOf(admin.faqs.update({ uuid, version, active: true }))).code).toBe('changed_meanwhile');
  });

  test('a question needs an answer in English', async () => {
    const { admin } = await staff();
    const unanswered = { ...ask('Why?'), texts: { en: { question: 'Why?', answer: ' ' } } };
    expect((await refusalOf(admin.faqs.create(unanswered))).errors).toEqual({
      'texts.en.answer': ['This field is required'],
    });
  });

  test('a question comes last in its topic, even when moved there', async () => {
    const { admin } = await staff();
    const order = async () => (await admin.faqs.list({ topic: 'health' })).data.map(({ question }) => question);
    await admin.faqs.create(ask('Ears?', 'health'));
    await admin.faqs.create(ask('Asthma?', 'health'));
    const moved = await admin.faqs.create(ask('Age?', 'travel'));
    await admin.faqs.update({ uuid: moved.uuid, version: moved.version, topic: 'health' });
    expect(await order()).toEqual(['Ears?', 'Asthma?', 'Age?']);
  });

  test('questions are reordered unless the topic has changed since it was read', async () => {
    const { admin } = await staff();
    const list = async () => (await admin.faqs.list({ topic: 'equipment' })).data;
    for (const question of ['Fins?', 'Mask?', 'Suit?']) await admin.faqs.create(ask(question, 'equipment'));
    const [fins, mask, suit] = (await list()).map(({ uuid }) => uuid);
    const uuids = [suit ?? '', fins ?? '', mask ?? ''];
    await admin.faqs.sort({ topic: 'equipment', uuids });
    expect((await list()).map(({ question }) => question)).toEqual(['Suit?', 'Fins?', 'Mask?']);
    const entry = await db.auditEntry.findFirst({ where: { entityId: 'order:equipment' } });
    expect(entry?.after).toEqual({ order: ['Suit?', 'Fins?', 'Mask?'] });
    await admin.faqs.create(ask('Hood?', 'equipment'));
    expect((await refusalOf(admin.faqs.sort({ topic: 'equipment', uuids }))).code).toBe('changed_meanwhile');
    const twice = [...uuids, suit ?? ''];
    expect((await refusalOf(admin.faqs.sort({ topic: 'equipment', uuids: twice }))).code).toBe('changed_meanwhile');
  });

  test('several questions are unpublished and published together', async () => {
    const { admin, catalogue } = await staff();
    const { uuid } = await admin.faqs.create(ask('Towels?'));
    await admin.faqs.show({ uuids: [uuid], active: false });
    expect((await catalogue.faqs()).some((faq) => faq.uuid === uuid)).toBe(false);
    expect((await admin.faqs.list({ search: 'towels', active: false })).meta.total).toBe(1);
  });
});
