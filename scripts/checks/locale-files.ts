import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from './source';

/** Namespace → dotted key → text. */
export type Texts = Map<string, Map<string, string>>;
export type Languages = Map<string, Texts>;

export const SOURCE_LANGUAGE = 'en';

function flatten(value: unknown, prefix: string, into: Map<string, string>): Map<string, string> {
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) flatten(inner, prefix ? `${prefix}.${key}` : key, into);
  } else {
    into.set(prefix, typeof value === 'string' ? value : '');
  }
  return into;
}

export function readLanguages(root: string): Languages {
  const languages: Languages = new Map();
  for (const file of filesIn(root, 'public/locales')) {
    const [, , language = '', name = ''] = file.split('/');
    const texts = languages.get(language) ?? new Map();
    texts.set(
      name.replace(/\.json$/, ''),
      flatten(JSON.parse(readFileSync(path.join(root, file), 'utf8')), '', new Map()),
    );
    languages.set(language, texts);
  }
  return languages;
}

const pluralEnding = /_(zero|one|two|few|many|other)$/;

/** Returns the key without its plural suffix if English has plural forms of it; otherwise null. */
export function pluralBase(key: string, english: Map<string, string>): string | null {
  const base = key.replace(pluralEnding, '');
  return base !== key && english.has(`${base}_other`) ? base : null;
}
