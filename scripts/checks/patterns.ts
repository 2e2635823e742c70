import { createRequire } from 'node:module';
import type * as recheck from 'recheck';
import { filesIn, find, isCode, isTest, parse, readSource, type SyntaxNode } from './source';

/** Not the package's main file, which starts a Java or native program; this one is pure JavaScript. */
const { checkSync }: typeof recheck = createRequire(import.meta.url)('recheck/lib/browser.js');

/** Limits count steps instead of time, so a busy machine gives the same result. */
const withoutTimeLimits = { timeout: null, attackTimeout: null, incubationTimeout: null, seedingTimeout: null };

export type Pattern = { file: string; source: string; flags: string };
/** `builders` are files that build patterns at run time, which only running them reveals. */
type Found = { patterns: Pattern[]; builders: string[] };

const isBuilt = (node: SyntaxNode): boolean => (node.callee as { value?: string } | undefined)?.value === 'RegExp';

/** Collects the distinct regular expressions that outside text may reach. */
export function patternsIn(root: string): Found {
  const patterns = new Map<string, Pattern>();
  const builders: string[] = [];
  for (const file of filesIn(root, 'src')) {
    if (!isCode(file) || isTest(file)) continue;
    const tree = parse(readSource(root, file));
    for (const { pattern, flags } of find(tree, 'RegExpLiteral') as unknown as { pattern: string; flags: string }[])
      patterns.set(`/${pattern}/${flags}`, { file, source: pattern, flags });
    if ([...find(tree, 'NewExpression'), ...find(tree, 'CallExpression')].some(isBuilt)) builders.push(file);
  }
  return { patterns: [...patterns.values()], builders };
}

/** Reports patterns that may take more than linear time. */
export const slowPatterns = (patterns: readonly Pattern[]): string[] =>
  patterns.flatMap(({ file, source, flags }) => {
    const found = checkSync(source, flags, withoutTimeLimits);
    if (found.status === 'safe') return [];
    return [
      `${file}: /${source}/${flags} is ${found.status === 'vulnerable' ? found.complexity.summary : found.status}`,
    ];
  });
