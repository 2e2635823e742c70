import path from 'node:path';
import { freeNames } from './retired-word-exceptions';
import { retiredWords } from './retired-word-list';
import { codeFolders, filesIn, isCode, parse, readSource, walk } from './source';

/** Splits `sizeOfTheSHIP_1` into size, of, the, ship and 1. */
export const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

const complaints = new Map<string, string | null>();

/** Cached by name, because most names occur in many files. */
function complaint(name: string): string | null {
  const earlier = complaints.get(name);
  if (earlier !== undefined) return earlier;
  const found = freeNames.has(name) ? null : complaintAbout(name);
  complaints.set(name, found);
  return found;
}

function complaintAbout(name: string): string | null {
  const word = wordsOf(name).find((part) => retiredWords.has(part));
  return word ? `${name} has the retired word '${word}'; write ${retiredWords.get(word)}` : null;
}

const nameLike = /[\p{ID_Start}$_][\p{ID_Continue}$]*/gu;

/** Skips parsing of most files, which contain no retired word even in comments or texts. */
const mayHaveProblem = (text: string): boolean => (text.match(nameLike) ?? []).some((name) => complaint(name) !== null);

function namesIn(root: string, file: string): string[] {
  if (!isCode(file)) return [];
  const source = readSource(root, file);
  if (!mayHaveProblem(source.text)) return [];
  const names = new Set<string>();
  walk(parse(source), (node) => {
    if (node.type === 'Identifier' && typeof node.value === 'string') names.add(node.value);
  });
  return [...names];
}

/** Reports names of files, variables, functions, types and properties that use a retired word. */
export function retiredWordProblems(root: string): string[] {
  return codeFolders
    .flatMap((folder) => filesIn(root, folder))
    .filter((file) => !file.startsWith('prisma/migrations/'))
    .flatMap((file) =>
      [path.basename(file), ...namesIn(root, file)].flatMap((name) => {
        const problem = complaint(name);
        return problem ? [`${file}: ${problem}`] : [];
      }),
    );
}
