import type { Languages } from './locale-files';

type Rule = { found: RegExp; problem: string };

const inEveryLanguage: Rule[] = [
  { found: /["']/, problem: 'has a straight quotation mark' },
  { found: /\.\.\./, problem: 'has three dots for …' },
  { found: / {2}/, problem: 'has two spaces in a row' },
];

const ideograph = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]';
const halfWidth: Rule = {
  found: new RegExp(`${ideograph}[,.;:?!()]|[,;:?!()]${ideograph}`, 'u'),
  problem: 'has punctuation of half the width',
};
/** The page inserts this gap itself; a typed one is correct only around a copyable address. */
const typedGap: Rule = {
  found: /\p{Script=Han} +(?:[\p{Script=Latin}\d]|\{\{(?!\w*[eE]mail))|[\p{Script=Latin}\d] +\p{Script=Han}/u,
  problem: 'has a space between Chinese and Latin',
};

/** Maps a word to avoid to the shop's own term. */
const shopTerms: Record<string, Record<string, string>> = {
  id: {
    'antar-jemput': 'antar jemput',
    'kapal selam': 'kapal (a kapal selam is a submarine)',
    pengarahan: 'briefing',
    peramban: 'browser',
    logbook: 'buku log',
    luring: 'offline',
    surel: 'email',
    'titik selam': 'lokasi selam',
    'waktu bali': 'WITA',
  },
  zh: { 你: '您', 附加项目: '附加项', 卢比: '印尼盾', 向导: '潜导', 定金: '订金', 蛙鞋: '脚蹼' },
};

const rulesOf = (language: string): Rule[] => [
  ...inEveryLanguage,
  ...(language === 'ja' || language === 'zh' ? [halfWidth] : []),
  ...(language === 'zh' ? [typedGap] : []),
  ...Object.entries(shopTerms[language] ?? {}).map(([not, but]) => ({
    found: new RegExp(not, 'iu'),
    problem: `says ${not} for ${but}`,
  })),
];

/** Checks the punctuation of each language and one term per concept. */
export function typographyProblems(languages: Languages): string[] {
  return [...languages].flatMap(([language, texts]) =>
    [...texts].flatMap(([name, entries]) =>
      [...entries].flatMap(([key, text]) =>
        rulesOf(language)
          .filter(({ found }) => found.test(text))
          .map(({ problem }) => `public/locales/${language}/${name}.json: ${key} ${problem}: ${text}`),
      ),
    ),
  );
}
