import { type Languages, SOURCE_LANGUAGE } from './locale-files';
import { filesIn } from './source';

/** Namespaces outside features: texts of every page, of `src/ui`, of the layouts, and of the pages of `src/app`. */
const withoutFeature = ['common', 'errors', 'mail', 'ui', 'site', 'admin', 'countries'];
/** Texts of a noun within a feature, which other pages show too. */
const nouns = ['fees-admin', 'health', 'health-admin', 'papers-admin', 'seats-admin', 'waiver'];
const pages = ['about', 'careers', 'csr', 'kit', 'privacy', 'terms'];

/** Requires a namespace named after its feature, or `<feature>-admin` for staff texts. */
export function namespaceProblems(root: string, languages: Languages): string[] {
  const features = filesIn(root, 'src/features').map((file) => file.split('/')[2]);
  const allowed = new Set([
    ...withoutFeature,
    ...nouns,
    ...pages,
    ...features.flatMap((name) => [name, `${name}-admin`]),
  ]);
  return [...(languages.get(SOURCE_LANGUAGE)?.keys() ?? [])]
    .filter((namespace) => !allowed.has(namespace))
    .map((namespace) => `public/locales/en/${namespace}.json: named after no feature of src/features`);
}
