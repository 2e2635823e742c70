import { type Languages, pluralBase, SOURCE_LANGUAGE, type Texts } from './locale-files';
import { asPattern } from './source';

/** Texts that may equal the English ones: names, words shared with English, and namespaces of names. */
export type Exceptions = { names: string[]; sharedWords: Record<string, string[]>; namespaces?: readonly string[] };
type Namespace = { language: string; name: string; english: Map<string, string>; texts: Map<string, string> };

const placeholders = (text: string) =>
  (text.match(/\{\{[^}]+\}\}|<\/?\w+\s*\/?>|\$t\([^)]+\)/g) ?? []).map((found) => found.replace(/\s/g, '')).sort();

const onlyPlaceholders = (text: string) => text.replace(/\{\{[^}]+\}\}|<[^>]+>/g, ' ');
const asWord = (name: string) => new RegExp(`(?<!\\p{L})${asPattern(name)}(?!\\p{L})`, 'gu');
const excuses = (name: string, text: string) => asWord(name).test(onlyPlaceholders(text));

const excusesIn = (language: string, { names, sharedWords }: Exceptions) =>
  [...names, ...(sharedWords[language] ?? [])].sort((a, b) => b.length - a.length);

/** True for a text of names and shared words only. */
function mayEqualEnglish(text: string, language: string, exceptions: Exceptions): boolean {
  const rest = excusesIn(language, exceptions).reduce(
    (left, name) => left.replace(asWord(name), ' '),
    onlyPlaceholders(text),
  );
  return !/\p{L}/u.test(rest);
}

/** Takes the keys of English, with the plural forms of the language's own grammar. */
function keysNeeded({ language, english }: Namespace): Set<string> {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const needed = new Set<string>();
  for (const key of english.keys()) {
    const base = pluralBase(key, english);
    for (const category of base ? pluralCategories : []) needed.add(`${base}_${category}`);
    if (!base) needed.add(key);
  }
  return needed;
}

function keyProblems(namespace: Namespace): string[] {
  const { texts } = namespace;
  const needed = keysNeeded(namespace);
  return [
    ...[...needed].filter((key) => !texts.has(key)).map((key) => `${key} is missing`),
    ...[...texts.keys()].filter((key) => !needed.has(key)).map((key) => `${key} is not a key of English`),
  ];
}

/** A plural form may omit the number ("one dive"); every other placeholder is required in each form. */
function placeholderProblems({ english, texts }: Namespace): string[] {
  return [...texts].flatMap(([key, text]) => {
    const base = pluralBase(key, english);
    const source = english.get(base ? `${base}_other` : key);
    if (source === undefined) return [];
    const optional = base && !key.endsWith('_other') ? ['{{count}}'] : [];
    const wanted = placeholders(source).filter((name) => !optional.includes(name));
    const found = placeholders(text).filter((name) => !optional.includes(name));
    return wanted.join() === found.join()
      ? []
      : [`${key} has ${found.join() || 'no placeholder'} where English has ${wanted.join() || 'none'}`];
  });
}

function wordingProblems({ language, name, english, texts }: Namespace, exceptions: Exceptions): string[] {
  const mayBeEnglish = language === SOURCE_LANGUAGE || exceptions.namespaces?.includes(name);
  return [...texts].flatMap(([key, text]) => {
    if (text.trim() === '') return [`${key} is empty`];
    if (text !== text.trim()) return [`${key} begins or ends with a space`];
    if (mayBeEnglish || text !== english.get(key)) return [];
    return mayEqualEnglish(text, language, exceptions) ? [] : [`${key} is still English: "${text}"`];
  });
}

const sharedTexts = (language: string, languages: Languages): string[] =>
  [...(languages.get(language) ?? [])].flatMap(([name, texts]) =>
    [...texts]
      .filter(([key, text]) => languages.get(SOURCE_LANGUAGE)?.get(name)?.get(key) === text)
      .map(([, text]) => text),
  );

/** Reports unused exceptions. */
function unusedExceptions(languages: Languages, { names, sharedWords }: Exceptions): string[] {
  const others = [...languages.keys()].filter((language) => language !== SOURCE_LANGUAGE);
  const anywhere = others.flatMap((language) => sharedTexts(language, languages));
  const needless = (words: string[], texts: string[]) =>
    words.filter((word) => !texts.some((text) => excuses(word, text)));
  return [
    ...needless(names, anywhere).map((name) => `'${name}' needs no exception`),
    ...Object.entries(sharedWords).flatMap(([language, words]) =>
      needless(words, sharedTexts(language, languages)).map((word) => `'${word}' needs no exception in ${language}`),
    ),
  ];
}

function languageProblems(language: string, texts: Texts, source: Texts, exceptions: Exceptions): string[] {
  const names = [...new Set([...source.keys(), ...texts.keys()])];
  return names.flatMap((name) => {
    const english = source.get(name);
    const own = texts.get(name);
    if (!english || !own)
      return [`public/locales/${language}/${name}.json is ${own ? 'not a file of English' : 'missing'}`];
    const namespace = { language, name, english, texts: own };
    const problems = [keyProblems(namespace), placeholderProblems(namespace), wordingProblems(namespace, exceptions)];
    return problems.flat().map((problem) => `public/locales/${language}/${name}.json: ${problem}`);
  });
}

/** Every language needs every English text, with the same placeholders and its own plural forms. */
export function completenessProblems(
  languages: Languages,
  expected: readonly string[],
  exceptions: Exceptions,
): string[] {
  const source = languages.get(SOURCE_LANGUAGE) ?? new Map();
  const all = [...new Set([...expected, ...languages.keys()])];
  return [
    ...all.flatMap((language) => {
      const texts = languages.get(language);
      if (!texts || !expected.includes(language))
        return [`public/locales/${language} is ${texts ? 'not a language of the product' : 'missing'}`];
      return languageProblems(language, texts, source, exceptions);
    }),
    ...unusedExceptions(languages, exceptions),
  ];
}
