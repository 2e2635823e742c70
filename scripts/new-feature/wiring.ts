import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Fault } from '../lib/fault';
import { type Names, named } from './names';

/** Lines to insert into a file that lists features, directly after `after`. */
type Addition = { file: string; after: string; lines: string[] };

const startOfFile = '';

const additions: Addition[] = [
  {
    file: 'src/wiring/trpc-root.ts',
    after: startOfFile,
    lines: [
      "import { __feature__AdminRouter } from '@/features/__feature-path__/admin/router';",
      "import { __feature__Router } from '@/features/__feature-path__/router';",
    ],
  },
  {
    file: 'src/wiring/trpc-root.ts',
    after: 'const adminRouter = router({',
    lines: ['__feature__: __feature__AdminRouter,'],
  },
  {
    file: 'src/wiring/trpc-root.ts',
    after: 'const appRouter = router({',
    lines: ['__feature__: __feature__Router,'],
  },
  {
    file: 'src/wiring/rest-root.ts',
    after: startOfFile,
    lines: ["import { __feature__Endpoints } from '@/features/__feature-path__/rest';"],
  },
  {
    file: 'src/wiring/rest-root.ts',
    after: 'endpoints: readonly Endpoint[] = [',
    lines: ['...__feature__Endpoints,'],
  },
  {
    file: 'src/wiring/rest-tags.ts',
    after: 'export const tags: readonly Tag[] = [',
    lines: [
      '{',
      "  name: '__Feature__',",
      "  description: 'The calls of __feature-path__',",
      "  paths: ['/users/__feature-path__', '/admins/__feature-path__'],",
      '},',
    ],
  },
  {
    file: 'src/i18n/resources.ts',
    after: startOfFile,
    lines: ["import type __feature__ from '../../public/locales/en/__feature-path__.json';"],
  },
  { file: 'src/i18n/resources.ts', after: 'interface Resources {', lines: ["'__feature-path__': typeof __feature__;"] },
  {
    file: 'src/test/authorisation-of-procedures.ts',
    after: 'const procedures: Record<string, Rule> = {',
    lines: ["'__feature__.list': anyone,"],
  },
  {
    file: 'src/test/authorisation-of-staff-procedures.ts',
    after: 'const staffProcedures: Record<string, Rule> = {',
    lines: ["'admin.__feature__.add': staff('catalogue'),", "'admin.__feature__.remove': staff('catalogue'),"],
  },
  {
    file: 'src/test/authorisation-of-endpoints.ts',
    after: 'const restEndpoints: Record<string, Rule> = {',
    lines: [
      "'GET /users/__feature-path__': anyone,",
      "'POST /admins/__feature-path__': staff('catalogue'),",
      "'DELETE /admins/__feature-path__/{uuid}': staff('catalogue'),",
    ],
  },
];

function add(text: string, { file, after, lines }: Addition): string {
  const at = text.indexOf(after);
  if (at < 0) throw new Fault(`${file} lacks '${after}', after which the new feature belongs.`);
  const end = at + after.length;
  return `${text.slice(0, end)}${after && '\n'}${lines.join('\n')}\n${text.slice(end)}`;
}

/** Returns the changed files. */
export function wireFeature(root: string, names: Names): string[] {
  for (const addition of additions) {
    const file = path.join(root, addition.file);
    const lines = addition.lines.map((line) => named(line, names));
    writeFileSync(file, add(readFileSync(file, 'utf8'), { ...addition, lines }));
  }
  return [...new Set(additions.map(({ file }) => file))];
}
