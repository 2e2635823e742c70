import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fileOf } from './command';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
const names = Object.values(scripts).flatMap((script) => /scripts\/run\.mjs (\S+)/.exec(script)?.[1] ?? []);

it.each(names)('package.json command %s exists', (name) => {
  expect(fileOf(name)).toBeDefined();
});

it.each(['', 'nothing', '../src/env', 'lib/app'])("runCommand refuses '%s'", (name) => {
  expect(fileOf(name)).toBeUndefined();
});
