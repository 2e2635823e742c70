import { expect, test } from 'vitest';
import { retiredWordProblems, wordsOf } from './retired-words';
import { withTree } from './tree';

test.each([
  ['sayWhatIsKept', ['say', 'what', 'is', 'kept']],
  ['HTTPDoor', ['http', 'door']],
  ['places_left', ['places', 'left']],
  ['use-kept-draft.ts', ['use', 'kept', 'draft', 'ts']],
  ['placeholder', ['placeholder']],
])('wordsOf splits %s', (name, words) => {
  expect(wordsOf(name)).toEqual(words);
});

test.each([
  ['a variable', 'const keptDraft = 1;', 'keptDraft'],
  ['a function', 'export function tellShop() {}', 'tellShop'],
  ['a type', 'type Deed = string;', 'Deed'],
  ['a property', 'type Row = { thingName: string };', 'thingName'],
  ['a parameter', 'export const f = (doorName: string) => doorName;', 'doorName'],
])('retiredWordProblems reports %s', async (_, text, name) => {
  expect(await withTree({ 'src/features/orders/domain/a.ts': text }, retiredWordProblems)).toEqual([
    expect.stringContaining(`src/features/orders/domain/a.ts: ${name} has the retired word`),
  ]);
});

test('retiredWordProblems reports the name of a file', async () => {
  expect(await withTree({ 'src/ui/shelf.css': '' }, retiredWordProblems)).toEqual([
    "src/ui/shelf.css: shelf.css has the retired word 'shelf'; write listing",
  ]);
});

test('retiredWordProblems ignores texts, comments and listed exceptions', async () => {
  const text = "// kept\nexport const placeOrder = () => [window.name, 'the whole shelf'];";
  expect(await withTree({ 'src/ui/a.ts': text }, retiredWordProblems)).toEqual([]);
});

test('retiredWordProblems reads plain JavaScript too', async () => {
  expect(await withTree({ 'src/server/page-cache/a.mjs': 'const bytesKept = 1;' }, retiredWordProblems)).toHaveLength(
    1,
  );
});
