import { createRequire } from 'node:module';
import type * as recheck from 'recheck';
import { filesIn, find, isCode, isTest, parse, readSource, type SyntaxNode } from './source';

/** Its main file starts a Java or native program; this one is JavaScript alone. */
const { checkSync }: typeof recheck = createRequire(import.meta.url)('recheck/lib/browser.js');

/** Counted in steps, so that a busy machine gives the same answer. */
const unhurried = { timeout: null, attackTimeout: null, incubationTimeout: null, seedingTimeout: null };

/** They draw the demo from files of this repository, before the site runs. */
const neverFromOutside = ['src/server/pictures/art/compose.mjs'];

export type Pattern = { file: string; source: string; flags: string };
/** `builders`: files that make patterns while they run, which only running them shows. */
type Found = { patterns: Pattern[]; builders: string[] };

const isBuilt = (node: SyntaxNode): boolean => (node.callee as { value?: string } | undefined)?.value === 'RegExp';

/** The regular expressions of the site, each once, where text from outside may meet them. */
export function patternsIn(root: string): Found {
  const patterns = new Map<string, Pattern>();
  const builders: string[] = [];
  for (const file of filesIn(root, 'src')) {
    if (!isCode(file) || isTest(file) || neverFromOutside.includes(file)) continue;
    const tree = parse(readSource(root, file));
    for (const { pattern, flags } of find(tree, 'RegExpLiteral') as unknown as { pattern: string; flags: string }[])
      patterns.set(`/${pattern}/${flags}`, { file, source: pattern, flags });
    if ([...find(tree, 'NewExpression'), ...find(tree, 'CallExpression')].some(isBuilt)) builders.push(file);
  }
  return { patterns: [...patterns.values()], builders };
}

/** The patterns that may take more than linear time for some text. */
export const slowPatterns = (patterns: readonly Pattern[]): string[] =>
  patterns.flatMap(({ file, source, flags }) => {
    const found = checkSync(source, flags, unhurried);
    if (found.status === 'safe') return [];
    return [
      `${file}: /${source}/${flags} is ${found.status === 'vulnerable' ? found.complexity.summary : found.status}`,
    ];
  });
