import { beforeEach, describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { recordChange } from '@/server/page-cache/changes.mjs';
import { perLocale } from '@/shared/locale/locales';
import { defaultShop } from '@/shared/shop/sections';
import { callerFor } from '@/test/actors';
import { listener } from '@/test/cache-tags';
import { account, signIn } from '@/test/factories';
import { refusalOf } from '@/test/refusal';
import { callRest } from '@/test/rest';
import { type PageText, type PageTexts, pageNames, pageText } from './schema';

const never = '1970-01-01T00:00:00.000Z';
const token = async () => signIn(await account({ role: 'ADMIN' }));
const office = async () => (await callerFor(await token())).admin;
const read = async (locale: 'en' | 'de' = 'en') => (await callerFor(null, { locale })).pages.text({ page: 'terms' });

const text = (title: string, sentence: string): PageText => ({
  title,
  lead: 'In short',
  description: 'Of {name}',
  body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: sentence }] }] },
});
const only = (texts: Partial<PageTexts>): PageTexts => ({ ...perLocale(() => null), ...texts });

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE page_texts, shop_settings, audit_entries`;
  recordChange('shop');
});

describe('page texts', () => {
  test("are the shipped ones until saved, in every language, with the shop's settings", async () => {
    const shipped = JSON.stringify(await read());
    for (const phrase of ['30 per cent', '72 hours or more: everything', 'Between 72 and 24 hours: half'])
      expect(shipped).toContain(phrase);
    expect(JSON.stringify(await read('de'))).toContain('Zwischen 72 und 24 Stunden: die Hälfte');
    const { selling } = defaultShop;
    const refund_bands = [{ hours: 48, percent: 80 }];
    await (await office()).shop.save_selling({ ...selling, deposit_percent: 20, refund_bands });
    const after = JSON.stringify(await read());
    for (const phrase of ['20 per cent', '48 hours or more: 80%', 'Less than 48 hours: no refund'])
      expect(after).toContain(phrase);
    expect(after).not.toContain('72');
  });

  test('can be saved unchanged on every page', async () => {
    const { pages } = await office();
    for (const page of pageNames) {
      const { shipped } = await pages.get({ page });
      for (const own of Object.values(shipped)) expect(pageText.safeParse(own).error).toBeUndefined();
      expect(JSON.stringify(shipped)).not.toContain('{{');
    }
  });

  test('are the saved ones, with English for missing languages, until they are reset', async () => {
    const { pages } = await office();
    const { heard } = await listener();
    const english = text('Our rules', 'A deposit of {deposit}%.');
    const saved = await pages.save({ page: 'terms', texts: only({ en: english }), version: never });
    expect(await heard()).toEqual(['page:terms']);
    const body = { content: [{ content: [{ text: 'A deposit of 30%.' }] }] };
    expect(await read()).toMatchObject({ title: 'Our rules', description: 'Of Segara Dive', body, own: true });
    expect(await read('de')).toMatchObject({ title: 'Our rules', language: 'en' });
    const german = text('Unsere Regeln', '{deposit} % Anzahlung.');
    await pages.save({ page: 'terms', texts: only({ en: english, de: german }), version: saved.version });
    expect(await read('de')).toMatchObject({ title: 'Unsere Regeln', language: 'de' });
    await pages.save({ page: 'terms', texts: only({}) });
    expect(await read('de')).toMatchObject({ title: 'Unsere AGB', own: false, language: 'de' });
    expect(await db.pageText.count()).toBe(3);
    const late = await refusalOf(pages.save({ page: 'terms', texts: only({}), version: saved.version }));
    expect(late).toMatchObject({ code: 'changed_meanwhile', status: 409 });
    const [entry] = await db.auditEntry.findMany({ where: { entityId: 'texts/terms' }, orderBy: { id: 'asc' } });
    expect(entry).toMatchObject({
      entity: 'shop',
      before: { en: null },
      after: { en: { body: 'A deposit of {deposit}%.' } },
    });
  });

  test('omit stored content that pages cannot show', async () => {
    const stored = text('Rules', 'Kept.');
    const content = [...stored.body.content, { type: 'iframe', attrs: { src: 'https://elsewhere.test' } }];
    await db.pageText.create({
      data: {
        page: 'terms',
        number: 1,
        updatedAt: new Date(),
        texts: { en: { ...stored, body: { type: 'doc', content } } },
      },
    });
    expect((await read()).body).toEqual(stored.body);
  });

  test('are refused at each invalid field, and saved over REST', async () => {
    const { pages } = await office();
    const wrong = text('Rules', 'Until {hour}.');
    const refused = await refusalOf(pages.save({ page: 'terms', texts: only({ en: wrong }) }));
    expect(refused.errors).toEqual({ 'texts.en.body': ['{hour} is not a field that the site can fill'] });
    const answer = await callRest(
      new Request('http://localhost/api/admins/settings/pages/csr', {
        method: 'PUT',
        headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
        body: JSON.stringify({ texts: only({ en: text('Meals', '{meals} meals.') }) }),
      }),
    );
    expect((await answer.json()).data).toMatchObject({ page: 'csr', texts: { en: { title: 'Meals' }, de: null } });
  });
});

test("the FAQ may use the shop's settings and no unknown field", async () => {
  const { faqs } = await office();
  const texts = { en: { question: 'How much now?', answer: '{deposit}% now, {rest}% later.' } };
  await faqs.create({ topic: 'payment', active: true, texts });
  const [shown] = await (await callerFor(null)).catalogue.faqs();
  expect(shown?.answer).toBe('30% now, 70% later.');
  const wrong = { en: { question: 'How much?', answer: '{percent}%' } };
  const refused = await refusalOf(faqs.create({ topic: 'payment', active: true, texts: wrong }));
  expect(Object.keys(refused.errors ?? {})).toEqual(['texts.en.answer']);
});
