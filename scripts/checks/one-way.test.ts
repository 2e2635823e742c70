import { expect, test } from 'vitest';
import { mutualImportProblems } from './one-way';

const none = { features: {}, modules: {} };

/** Modules with their imports, as dependency-cruiser reports them. */
const read = (imports: Record<string, string[]>) =>
  Object.entries(imports).map(([source, resolved]) => ({
    source: `src/features/${source}`,
    dependencies: resolved.map((one) => ({ resolved: `src/features/${one}` })),
  })) as unknown as Parameters<typeof mutualImportProblems>[0];

test('mutualImportProblems reports features that import each other', () => {
  const down = { 'counter/commands/sell.ts': ['orders/commands/place.ts'] };
  expect(mutualImportProblems(read(down), none)).toEqual([]);
  const both = { ...down, 'orders/domain/price.ts': ['counter/schema.ts'] };
  expect(mutualImportProblems(read(both), none)).toEqual([
    expect.stringMatching(
      /^8-features-import-one-way: counter ⇄ orders \(.*sell.ts → .*place.ts, .*price.ts → .*schema.ts\)/,
    ),
  ]);
});

test('mutualImportProblems reports modules of a feature that import each other, with its layers as one module', () => {
  const down = {
    'orders/bulk/commands/act.ts': ['orders/commands/cancel.ts', 'orders/schema.ts', 'orders/data/items.ts'],
    'orders/ui/page.tsx': ['orders/domain/state.ts'],
    'orders/domain/state.ts': ['orders/schema.ts'],
  };
  expect(mutualImportProblems(read(down), none)).toEqual([]);
  const toKernel = { ...down, 'orders/data/items.ts': ['orders/bulk/schema.ts'] };
  expect(mutualImportProblems(read(toKernel), none)).toEqual([
    expect.stringMatching(/^8-modules-import-one-way: orders\/ ⇄ orders\/bulk /),
  ]);
  const ofNouns = { 'orders/bulk/a.ts': ['orders/links/b.ts'], 'orders/links/c.ts': ['orders/bulk/d.ts'] };
  expect(mutualImportProblems(read(ofNouns), none)).toEqual([
    expect.stringMatching(/^8-modules-import-one-way: orders\/bulk ⇄ orders\/links /),
  ]);
});

test('mutualImportProblems ignores routers, REST tables, jobs, mails and tests', () => {
  const listed = {
    'counter/commands/sell.ts': ['orders/commands/place.ts'],
    'orders/router.ts': ['counter/commands/sell.ts'],
    'orders/jobs.ts': ['counter/commands/sell.ts'],
    'orders/commands/place.test.ts': ['counter/schema.ts'],
  };
  expect(mutualImportProblems(read(listed), none)).toEqual([]);
});

test('mutualImportProblems accepts allowed pairs and reports outdated ones', () => {
  const both = { 'crew/a.ts': ['pay/b.ts'], 'pay/c.ts': ['crew/d.ts'] };
  const allowed = { features: { 'crew ⇄ pay': 'The reason.' }, modules: {} };
  expect(mutualImportProblems(read(both), allowed)).toEqual([]);
  expect(mutualImportProblems(read({ 'crew/a.ts': ['pay/b.ts'] }), allowed)).toEqual([
    expect.stringContaining('crew ⇄ pay is in the list'),
  ]);
});
