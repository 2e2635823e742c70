import { expect, test } from 'vitest';
import { mutualImportProblems } from './one-way';

const none = { features: {}, modules: {} };

/** Modules as dependency-cruiser reports them, each with what it imports. */
const read = (imports: Record<string, string[]>) =>
  Object.entries(imports).map(([source, resolved]) => ({
    source: `src/features/${source}`,
    dependencies: resolved.map((one) => ({ resolved: `src/features/${one}` })),
  })) as unknown as Parameters<typeof mutualImportProblems>[0];

test('features may import each other in one direction only', () => {
  const down = { 'counter/commands/sell.ts': ['orders/commands/place.ts'] };
  expect(mutualImportProblems(read(down), none)).toEqual([]);
  const both = { ...down, 'orders/domain/price.ts': ['counter/schema.ts'] };
  expect(mutualImportProblems(read(both), none)).toEqual([
    expect.stringMatching(
      /^8-features-import-one-way: counter ⇄ orders \(.*sell.ts → .*place.ts, .*price.ts → .*schema.ts\)/,
    ),
  ]);
});

test('modules of a feature may import each other in one direction only; its own layers are one module', () => {
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

test('routers, REST tables, jobs, mails and tests do not count', () => {
  const listed = {
    'counter/commands/sell.ts': ['orders/commands/place.ts'],
    'orders/router.ts': ['counter/commands/sell.ts'],
    'orders/jobs.ts': ['counter/commands/sell.ts'],
    'orders/commands/place.test.ts': ['counter/schema.ts'],
  };
  expect(mutualImportProblems(read(listed), none)).toEqual([]);
});

test('a pair in the list is no problem, and one that is not there any more is', () => {
  const both = { 'crew/a.ts': ['pay/b.ts'], 'pay/c.ts': ['crew/d.ts'] };
  const allowed = { features: { 'crew ⇄ pay': 'The reason.' }, modules: {} };
  expect(mutualImportProblems(read(both), allowed)).toEqual([]);
  expect(mutualImportProblems(read({ 'crew/a.ts': ['pay/b.ts'] }), allowed)).toEqual([
    expect.stringContaining('crew ⇄ pay is in the list'),
  ]);
});
