import { filesIn } from './source';

const rootFiles = ['schema.ts', 'policy.ts', 'data.ts', 'router.ts', 'rest.ts', 'csv.ts', 'jobs.ts', 'mails.ts'];
const folders: Record<string, RegExp> = {
  domain: /\.ts$/,
  queries: /\.ts$/,
  commands: /\.ts$/,
  data: /\.ts$/,
  ui: /\.(tsx|ts|css)$/,
};
const kebabCase = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

const withoutTest = (name: string) => name.replace(/(\.int)?\.test(?=\.tsx?$)/, '');
const stem = (name: string) => withoutTest(name).replace(/(\.module)?\.[a-z]+$/, '');

function inVocabulary(parts: string[]): boolean {
  const [first = '', second, ...deeper] = parts;
  if (second === undefined) return rootFiles.includes(withoutTest(first).replace(/\.tsx$/, '.ts'));
  const allowed = Object.hasOwn(folders, first) ? folders[first] : undefined;
  return deeper.length === 0 && allowed !== undefined && allowed.test(second) && kebabCase.test(stem(second));
}

function isNoun(name: string): boolean {
  return kebabCase.test(name) && !Object.hasOwn(folders, name);
}

/** Requires one folder per feature, `src/features/<feature>/`, with standard file names only. */
export function featureFileProblems(root: string): string[] {
  return filesIn(root, 'src/features').flatMap((file) => {
    const [feature = '', ...inside] = file.split('/').slice(2);
    const [noun = '', ...insideNoun] = inside;
    const [part = '', ...insidePart] = insideNoun;
    const ofStaff = [noun, part].includes('admin') && isNoun(part) && inVocabulary(insidePart);
    const isAllowed = inVocabulary(inside) || (isNoun(noun) && (inVocabulary(insideNoun) || ofStaff));
    if (kebabCase.test(feature) && isAllowed) return [];
    return [
      `${file}: not one of ${rootFiles.join(' ')} domain/*.ts queries/*.ts commands/*.ts data/*.ts ui/*.tsx|ts|css (tests beside them), in a feature, in a noun of it, or where the staff work on that noun (admin)`,
    ];
  });
}
