import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../../src/shared/locale/locales';
import { filesIn } from '../checks/source';
import { type Names, named } from './names';

const templates = 'scripts/new-feature/templates';

/** The first message of a new feature, in each language. */
const removed: Record<Locale, string> = {
  en: 'Removed.',
  id: 'Sudah dihapus.',
  ja: '削除しました。',
  zh: '已删除。',
  de: 'Entfernt.',
};

/** Sorts after every existing migration, because they are applied by name. */
function migrationName(root: string, names: Names): string {
  const now = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const last = readdirSync(path.join(root, 'prisma/migrations'))
    .filter((name) => /^\d{14}_/.test(name))
    .sort()
    .at(-1);
  const stamp = Math.max(Number(now), Number(last?.slice(0, 14) ?? 0) + 1);
  return `${stamp}_${names.table}`;
}

export function filesOfFeature(root: string, names: Names): Record<string, string> {
  const template = (file: string) => named(readFileSync(path.join(root, templates, file), 'utf8'), names);
  const inFeature = filesIn(root, `${templates}/feature`).map((file) => file.slice(templates.length + 1));
  return {
    ...Object.fromEntries(
      inFeature.map((file) => [
        file.replace(/^feature/, `src/features/${names.kebab}`).replace(/\.txt$/, ''),
        template(file),
      ]),
    ),
    [`prisma/schema/${names.kebab}.prisma`]: template('schema.prisma.txt'),
    [`prisma/migrations/${migrationName(root, names)}/migration.sql`]: template('migration.sql.txt'),
    ...Object.fromEntries(
      Object.entries(removed).map(([language, text]) => [
        `public/locales/${language}/${names.kebab}.json`,
        `${JSON.stringify({ removed: text }, null, 2)}\n`,
      ]),
    ),
  };
}

export function writeNew(root: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text, { flag: 'wx' });
}
