import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ICruiseResult } from 'dependency-cruiser';
import { writeImportSkeleton } from './import-skeleton';
import { allowedPairs, mutualImportProblems, type Pairs } from './one-way';
import { programFolders } from './source';

const run = promisify(execFile);

const fromHere = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));
const cruiser = fromHere('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const rules = fromHere('.dependency-cruiser.cjs');

async function cruise(folder: string): Promise<ICruiseResult> {
  const present = programFolders.filter((name) => existsSync(path.join(folder, name)));
  const { stdout } = await run(process.execPath, [cruiser, '--config', rules, '--output-type', 'json', ...present], {
    cwd: folder,
    maxBuffer: 256 * 1024 * 1024,
  });
  return JSON.parse(stdout) as ICruiseResult;
}

/** Fails if a module was skipped or no import was found, because a checker that reads nothing reports nothing. */
function unread(modules: string[], result: ICruiseResult): string[] {
  const read = new Set(result.modules.map((module) => module.source));
  const imports = result.modules.flatMap((module) => module.dependencies);
  return [
    ...modules.filter((file) => !read.has(file)).map((file) => `${file}: not read by the dependency rules`),
    ...(imports.length > 0 ? [] : ['the dependency rules read no import at all']),
  ];
}

export async function dependencyRuleProblems(root: string, pairs: Pairs = allowedPairs): Promise<string[]> {
  const skeleton = writeImportSkeleton(root, programFolders);
  try {
    const result = await cruise(skeleton.folder);
    const reasons = new Map(result.summary.ruleSetUsed?.forbidden?.map(({ name, comment }) => [name, comment]));
    const broken = result.summary.violations.map(({ rule, from, to, cycle }) => {
      const target = cycle ? cycle.map((step) => step.name).join(' → ') : to;
      return `${rule.name}: ${from} → ${target} (${reasons.get(rule.name)})`;
    });
    return [...unread(skeleton.modules, result), ...broken, ...mutualImportProblems(result.modules, pairs)];
  } finally {
    skeleton.remove();
  }
}
