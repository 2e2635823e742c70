import { expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { locales, perLocale } from '@/shared/locale/locales';
import { byStaff, later } from '@/test/orders';
import { refusalOf } from '@/test/refusal';

const office = async (now = later(0)) => (await byStaff(now)).admin;
const inEach = (text: string) => perLocale((lng) => ({ text: `${text} (${lng})` }));

test('the editor begins with a wording of the shop’s name in five languages, and nothing is published', async () => {
  const { published, texts } = await (await office()).papers.get({ kind: 'waiver' });
  expect(published).toBeNull();
  for (const lng of locales) expect(texts[lng].text?.length).toBeGreaterThan(400);
  expect(texts.en.text).toContain((await (await office()).shop.get()).identity.name);
});

test('each publication is a version of its own, audited, and earlier ones never change', async () => {
  const { papers } = await office();
  const first = await papers.publish_waiver({ texts: inEach('Risks'), version: 0 });
  expect(first.published).toMatchObject({ version: 1, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  const before = await db.paperText.findFirstOrThrow({ where: { kind: 'waiver' } });
  expect(await refusalOf(papers.publish_waiver({ texts: inEach('Other'), version: 0 }))).toMatchObject({ status: 409 });
  const second = await (await office(later(5))).papers.publish_waiver({ texts: inEach('More risks'), version: 1 });
  expect(second.published?.version).toBe(2);
  expect(second.published?.hash).not.toBe(first.published?.hash);
  expect(second.texts.de.text).toBe('More risks (de)');
  expect(await db.paperText.findUnique({ where: { id: before.id } })).toEqual(before);
  const entries = await db.auditEntry.findMany({ where: { entityId: 'papers/waiver' }, orderBy: { at: 'asc' } });
  expect(entries.map(({ after }) => (after as { version: number }).version)).toEqual([1, 2]);
});

test('two publications at once get one version each', async () => {
  const { papers } = await office();
  const [one, other] = await Promise.all(
    ['One', 'Other'].map((text) => papers.publish_waiver({ texts: inEach(text) })),
  );
  expect(Math.abs((one?.published?.version ?? 0) - (other?.published?.version ?? 0))).toBe(1);
});

test('a text that is empty in a language is refused at its field', async () => {
  const texts = { ...inEach('Risks'), ja: { text: ' ' } };
  const refused = await refusalOf((await office()).papers.publish_waiver({ texts }));
  expect(Object.keys(refused.errors ?? {})).toEqual(['texts.ja.text']);
});
