import { existsSync } from 'node:fs';
import path from 'node:path';
import { generateClient } from './lib/build';
import { run } from './lib/child';
import { Fault } from './lib/fault';
import { inRoot, root as project } from './lib/paths';
import { filesOfFeature, writeNew } from './new-feature/files';
import { namesOf } from './new-feature/names';
import { wireFeature } from './new-feature/wiring';

/** Writes a slice through every layer and wires it in; returns every file it touched. */
export function createFeature(root: string, name: string): string[] {
  const names = namesOf(name);
  if (existsSync(path.join(root, 'src/features', names.kebab)))
    throw new Fault(`The feature ${names.kebab} already exists.`);
  const files = filesOfFeature(root, names);
  for (const [file, text] of Object.entries(files)) writeNew(root, file, text);
  return [...Object.keys(files), ...wireFeature(root, names)];
}

const isFormatted = (file: string) => file.endsWith('.ts');

export default async function command([name = '']: string[]): Promise<void> {
  const files = createFeature(project, name);
  const biome = inRoot('node_modules/@biomejs/biome/bin/biome');
  const { code, output } = await run([biome, 'check', '--write', ...files.filter(isFormatted)], { env: process.env });
  if (code !== 0) throw new Fault(`The new files could not be formatted:\n${output}`);
  await generateClient(() => {});
  console.log(files.map((file) => `  ${file}`).join('\n'));
  console.log(
    '\nThe feature works: one list of entries. Adapt it, then run npm run check and npm run test:integration.',
  );
}
