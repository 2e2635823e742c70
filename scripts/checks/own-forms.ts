import path from 'node:path';
import { filesIn, isTest, locationOf, readSource, type SourceFile } from './source';

/** Forms that only read. */
const writesNothing: Record<string, string> = {
  'src/app/[lng]/dev/kit/_parts/fields.tsx': 'shows the fields of the kit',
  'src/features/booking/fit/ui/fit-questions.tsx': 'asks a question whose answer is stored nowhere',
  'src/features/catalogue/storefront/ui/trip-filter-form.tsx': 'filters a list by its address',
};

const ELEMENT = /<form\b/;
const THE_FORM = /\b(?:useZodForm|useLiveForm|useEditForm|useSchemaForm)\b/;
/** Errors kept outside the schema. */
const OWN_ERRORS = /\[\w*(?:[eE]rrors|[fF]aults), set\w+\] = useState/;
const NEIGHBOUR = /from '(\.\/[^']+)'/g;

const isDrawn = ({ path: file }: SourceFile) =>
  /\.tsx?$/.test(file) && !isTest(file) && !file.startsWith('src/ui/form/');

const neighboursOf = ({ path: file, text }: SourceFile): string[] =>
  [...text.matchAll(NEIGHBOUR)].flatMap(([, found = '']) => {
    const beside = path.posix.join(path.posix.dirname(file), found);
    return [`${beside}.ts`, `${beside}.tsx`];
  });

/**
 * Requires that every form takes its values, errors and inputs from `useZodForm`, called in its own file or a
 * neighbour.
 */
export function ownFormProblems(root: string): string[] {
  const files = filesIn(root, 'src')
    .map((file) => readSource(root, file))
    .filter(isDrawn);
  const byPath = new Map(files.map((file) => [file.path, file]));
  const setsUp = (file: SourceFile, seen = new Set<string>()): boolean => {
    if (THE_FORM.test(file.text)) return true;
    seen.add(file.path);
    return neighboursOf(file).some((one) => {
      const beside = byPath.get(one);
      return beside !== undefined && !seen.has(one) && setsUp(beside, seen);
    });
  };
  return files.flatMap((file) => {
    const own = OWN_ERRORS.exec(file.text)?.[0];
    if (own) return `${locationOf(file, own)}: keeps its own errors; use those of useZodForm`;
    if (!ELEMENT.test(file.text) || file.path in writesNothing || setsUp(file)) return [];
    return `${locationOf(file, '<form')}: a form without useZodForm`;
  });
}
