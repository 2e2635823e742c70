import {
  filesIn,
  find,
  literal,
  locationOf,
  parse,
  readSource,
  type SourceFile,
  type SyntaxNode,
  typescriptIn,
} from './source';

const folders = ['src', 'scripts', 'prisma', 'demo', 'e2e'];
const renamed = /\bRENAME VALUE '(\w+)' TO /g;
const looksLikeSql = /\b(SELECT|INSERT|UPDATE|DELETE|WHERE|SET|CASE|VALUES)\b|::"/;

const retiredValues = (root: string): string[] =>
  filesIn(root, 'prisma/migrations')
    .filter((file) => file.endsWith('.sql'))
    .flatMap((file) => [...readSource(root, file).text.matchAll(renamed)].flatMap(([, value]) => value ?? []));

const textOf = (template: SyntaxNode): string => (template.quasis as { raw: string }[]).map(({ raw }) => raw).join(' ');

/** Every SQL text of a file, with the strings that a template inserts into it in quotes of their own. */
function sqlTextsIn(file: SourceFile): string[] {
  const tree = parse(file);
  const templates = find(tree, 'TemplateLiteral').filter((template) => looksLikeSql.test(textOf(template)));
  const inserted = templates.flatMap(({ expressions }) =>
    find({ type: 'Inserted', expressions }, 'StringLiteral').map((string) => `'${literal(string)}'`),
  );
  const strings = find(tree, 'StringLiteral').flatMap((string) => literal(string) ?? []);
  return [...templates.map(textOf), ...inserted, ...strings.filter((text) => looksLikeSql.test(text))];
}

/** PostgreSQL compares an enum's retired value as text without complaint, and refuses it only at run time otherwise. */
export function retiredValueProblems(root: string): string[] {
  const values = retiredValues(root);
  if (values.length === 0) return [];
  const quoted = new RegExp(`'(${values.join('|')})'`, 'g');
  return folders
    .flatMap((folder) => typescriptIn(root, folder))
    .filter((file) => file.text.search(quoted) >= 0)
    .flatMap((file) =>
      sqlTextsIn(file).flatMap((text) =>
        (text.match(quoted) ?? []).map((found) => `${locationOf(file, found)}: ${found} was renamed by a migration`),
      ),
    );
}
