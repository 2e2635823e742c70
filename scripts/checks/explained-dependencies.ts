import { readFileSync } from 'node:fs';
import path from 'node:path';

type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };

const firstCell = /^\|\s*`([^`]+)`\s*\|\s*(.*?)\s*\|/;

export function dependencyPaperProblems(root: string): string[] {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Manifest;
  const installed = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const rows = readFileSync(path.join(root, 'docs/dependencies.md'), 'utf8')
    .split('\n')
    .map((line) => firstCell.exec(line))
    .filter((row) => row !== null);
  const explained = rows.map((row) => row[1] ?? '');
  return [
    ...installed
      .filter((name) => !explained.includes(name))
      .map((name) => `docs/dependencies.md does not say why ${name} is there`),
    ...explained
      .filter((name) => !installed.includes(name))
      .map((name) => `docs/dependencies.md explains ${name}, which is not in package.json`),
    ...explained
      .filter((name, index) => explained.indexOf(name) !== index)
      .map((name) => `docs/dependencies.md explains ${name} twice`),
    ...rows.filter((row) => !row[2]).map((row) => `docs/dependencies.md gives no reason for ${row[1]}`),
  ];
}
