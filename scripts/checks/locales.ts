import { errorTable } from '../../src/shared/errors/errors';
import { locales } from '../../src/shared/locale/locales';
import { completenessProblems } from './locale-completeness';
import { composedKeys, namespacesOfNames, sameInEveryLanguage, sharedWords } from './locale-exceptions';
import { readLanguages } from './locale-files';
import { namespaceProblems } from './locale-namespaces';
import { typographyProblems } from './locale-typography';
import { usageProblems } from './locale-usage';

export function localeProblems(root: string): string[] {
  const languages = readLanguages(root);
  const composed = [...Object.keys(errorTable).map((code) => `errors:${code}`), ...Object.keys(composedKeys)];
  return [
    ...namespaceProblems(root, languages),
    ...completenessProblems(languages, locales, {
      names: Object.values(sameInEveryLanguage).flat(),
      sharedWords,
      namespaces: namespacesOfNames,
    }),
    ...usageProblems(root, languages, composed),
    ...typographyProblems(languages),
  ];
}
