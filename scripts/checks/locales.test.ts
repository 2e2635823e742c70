import { describe, expect, test } from 'vitest';
import { completenessProblems } from './locale-completeness';
import { readLanguages } from './locale-files';
import { namespaceProblems } from './locale-namespaces';
import { typographyProblems } from './locale-typography';
import { usageProblems } from './locale-usage';
import { withTree } from './tree';

const noExceptions = { names: [], sharedWords: {} };

type Texts = Record<string, unknown>;
const files = (languages: Record<string, Texts>) =>
  Object.fromEntries(
    Object.entries(languages).map(([language, texts]) => [
      `public/locales/${language}/trips.json`,
      JSON.stringify(texts),
    ]),
  );

const completeness = (
  languages: Record<string, Texts>,
  exceptions: Parameters<typeof completenessProblems>[2] = noExceptions,
) =>
  withTree(files(languages), (root) => completenessProblems(readLanguages(root), Object.keys(languages), exceptions));

const usage = (texts: Texts, source: string, composed: string[] = []) =>
  withTree({ ...files({ en: texts }), 'src/page.tsx': source }, (root) =>
    usageProblems(root, readLanguages(root), composed),
  );

describe('a language', () => {
  const english = {
    title: 'Trips',
    seats_one: '{{count}} seat',
    seats_other: '{{count}} seats',
    by: { boat: 'by {{boat}}' },
  };

  test('is complete with the plural forms of its own grammar', async () => {
    const german = {
      title: 'Ausflüge',
      seats_one: 'ein Platz',
      seats_other: '{{count}} Plätze',
      by: { boat: 'mit {{boat}}' },
    };
    const japanese = { title: 'ツアー', seats_other: '{{count}}席', by: { boat: '{{ boat }}で' } };
    expect(await completeness({ en: english, de: german, ja: japanese })).toEqual([]);
  });

  test('has exactly the texts of English', async () => {
    expect(await completeness({ en: { title: 'Trips', text: 'Come' }, de: { title: 'Ausflüge', old: 'Alt' } })).toEqual(
      ['public/locales/de/trips.json: text is missing', 'public/locales/de/trips.json: old is not a key of English'],
    );
  });

  test('has exactly the plural forms of its grammar', async () => {
    const both = { seats_one: 'kursi', seats_other: '{{count}} kursi' };
    const one = { seats_other: '{{count}} Plätze' };
    expect(
      await completeness({ en: { seats_one: 'a seat', seats_other: '{{count}} seats' }, id: both, de: one }),
    ).toEqual([
      'public/locales/id/trips.json: seats_one is not a key of English',
      'public/locales/de/trips.json: seats_one is missing',
    ]);
  });

  test('keeps the placeholders and tags of English', async () => {
    const german = { hello: 'Hallo {{nam}}', terms: 'Lesen Sie sie' };
    expect(await completeness({ en: { hello: 'Hello {{name}}', terms: 'Read <1>them</1>' }, de: german })).toEqual([
      'public/locales/de/trips.json: hello has {{nam}} where English has {{name}}',
      'public/locales/de/trips.json: terms has no placeholder where English has </1>,<1>',
    ]);
  });

  test('has no empty and no English texts', async () => {
    const source = { empty: 'Something', same: 'Dive now', number: '24/7 · {{count}}', space: 'Boat' };
    const german = { empty: ' ', same: 'Dive now', number: '24/7 · {{count}}', space: 'Boot ' };
    expect(await completeness({ en: source, de: german })).toEqual([
      'public/locales/de/trips.json: empty is empty',
      'public/locales/de/trips.json: same is still English: "Dive now"',
      'public/locales/de/trips.json: space begins or ends with a space',
    ]);
  });

  test('may share names and listed words with English, as full words and only while the exception is needed', async () => {
    const source = { course: 'PADI Open Water', name: 'Name', names: 'Names' };
    const exceptions = { names: ['PADI', 'Open Water', 'Sanur'], sharedWords: { de: ['Name', 'Boot'] } };
    expect(await completeness({ en: source, de: source }, exceptions)).toEqual([
      'public/locales/de/trips.json: names is still English: "Names"',
      "'Sanur' needs no exception",
      "'Boot' needs no exception in de",
    ]);
  });

  test('has every file, and no unsupported language has any', async () => {
    const problems = await withTree(files({ en: { title: 'Trips' }, fr: { title: 'Voyages' } }), (root) =>
      completenessProblems(readLanguages(root), ['en', 'de'], noExceptions),
    );
    expect(problems).toEqual(['public/locales/de is missing', 'public/locales/fr is not a language of the product']);
  });
});

describe('a text', () => {
  test('counts as used by its key, with its namespace, in a plural or composed', async () => {
    const texts = {
      a: { title: 'A' },
      b: 'B',
      seats_one: 'one',
      seats_other: 'more',
      status: { paid: 'Paid' },
      mail: { hello: 'Hello' },
    };
    const source = `t('a.title'); t('trips:b'); t('seats', { count: 1 }); t(\`status.\${status}\`);`;
    expect(await usage(texts, source, ['mail\\..+'])).toEqual([]);
  });

  test('is reported when unused', async () => {
    expect(await usage({ used: 'Used', forgotten: 'Forgotten' }, "t('used');")).toEqual([
      'public/locales/en/trips.json: nothing shows forgotten',
    ]);
  });

  test('is reported with its location when used but missing', async () => {
    expect(await usage({ title: 'Trips' }, "t('title');\nconst b = <p>{t('titel')}</p>;\nerrorKey('title');")).toEqual([
      'src/page.tsx:2: there is no text titel',
      'src/page.tsx:1: there is no text title',
    ]);
  });
});

describe('a namespace', () => {
  const namespaces = (...names: string[]) =>
    withTree(
      {
        'src/features/orders/schema.ts': '',
        ...Object.fromEntries(names.map((name) => [`public/locales/en/${name}.json`, '{}'])),
      },
      (root) => namespaceProblems(root, readLanguages(root)),
    );

  test('is named after its feature, with staff texts separate, or is one of a fixed few', async () => {
    expect(await namespaces('orders', 'orders-admin', 'common', 'ui', 'about')).toEqual([]);
  });

  test('is reported when named otherwise', async () => {
    expect(await namespaces('orders', 'shop', 'trips-admin')).toEqual([
      'public/locales/en/shop.json: named after no feature of src/features',
      'public/locales/en/trips-admin.json: named after no feature of src/features',
    ]);
  });
});

describe('the punctuation of a language', () => {
  const typography = (language: string, title: string) =>
    withTree(files({ [language]: { title } }), (root) => typographyProblems(readLanguages(root)));

  test.each([
    ['en', 'It’s a dive', "It's a dive"],
    ['de', 'Der „Liberty“', 'Der "Liberty"'],
    ['id', 'Memuat…', 'Memuat...'],
    ['en', 'Two dives', 'Two  dives'],
    ['ja', 'はい、どうぞ。', 'はい,どうぞ。'],
    ['zh', '余款（30%）', '余款(30%)'],
    ['zh', '每位潜导带{{number}}人', '每位潜导带 {{number}}人'],
    ['zh', '15份餐食', '15 份餐食'],
  ])('in %s accepts «%s» and reports «%s»', async (language, right, wrong) => {
    expect(await typography(language, right)).toEqual([]);
    expect(await typography(language, wrong)).toHaveLength(1);
  });

  test('allows a gap around a copyable address', async () => {
    expect(await typography('zh', '请写信至 {{email}} 联系我们')).toEqual([]);
  });
});

describe('a term of the shop', () => {
  test('is required in place of a word to avoid', async () => {
    const texts = { id: { title: 'Dua kapal selam' }, zh: { title: '以卢比付款' } };
    expect(await withTree(files(texts), (root) => typographyProblems(readLanguages(root)))).toEqual([
      'public/locales/id/trips.json: title says kapal selam for kapal (a kapal selam is a submarine): Dua kapal selam',
      'public/locales/zh/trips.json: title says 卢比 for 印尼盾: 以卢比付款',
    ]);
  });
});
