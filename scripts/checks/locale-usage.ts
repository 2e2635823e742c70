import { type Languages, pluralBase, SOURCE_LANGUAGE } from './locale-files';
import {
  asPattern,
  isTest,
  literal,
  locationOf,
  parse,
  type SourceFile,
  type SyntaxNode,
  typescriptIn,
  walk,
} from './source';

type Usage = { keys: Set<string>; patterns: RegExp[]; lookups: { file: SourceFile; key: string; errors: boolean }[] };

/** `status.${name}` matches every key of that form; a template of placeholders alone matches none. */
function patternOf(template: SyntaxNode): RegExp | null {
  const parts = (template.quasis as { raw: string }[]).map(({ raw }) => raw);
  return parts.some((part) => /[a-z]{2}/i.test(part)) ? new RegExp(`^${parts.map(asPattern).join('.+')}$`) : null;
}

const calledName = (node: SyntaxNode) => {
  const callee = node.callee as SyntaxNode;
  const name = callee.type === 'MemberExpression' ? (callee.property as SyntaxNode) : callee;
  return name.type === 'Identifier' ? (name.value as string) : '';
};

function read(files: SourceFile[]): Usage {
  const usage: Usage = { keys: new Set(), patterns: [], lookups: [] };
  for (const file of files) {
    walk(parse(file), (node) => {
      if (node.type === 'StringLiteral') usage.keys.add(node.value as string);
      const pattern = node.type === 'TemplateLiteral' ? patternOf(node) : null;
      if (pattern) usage.patterns.push(pattern);
      if (node.type !== 'CallExpression' || !['t', 'errorKey'].includes(calledName(node))) return;
      const key = literal((node.arguments as { expression: unknown }[])[0]?.expression);
      if (key !== null) usage.lookups.push({ file, key, errors: calledName(node) === 'errorKey' });
    });
  }
  return usage;
}

/** References to a text: its key without plural suffix, with and without its namespace. */
const namesOf = (namespace: string, key: string, texts: Map<string, string>) => {
  const base = pluralBase(key, texts) ?? key;
  return [base, `${namespace}:${base}`];
};

/** Every text must be used, and every referenced text must exist. */
export function usageProblems(root: string, languages: Languages, composed: readonly string[]): string[] {
  const english = languages.get(SOURCE_LANGUAGE) ?? new Map<string, Map<string, string>>();
  const usage = read(typescriptIn(root, 'src').filter((file) => !isTest(file.path)));
  const patterns = [...usage.patterns, ...composed.map((pattern) => new RegExp(`^${pattern}$`))];
  const isUsed = (name: string) => usage.keys.has(name) || patterns.some((pattern) => pattern.test(name));

  const texts = [...english].flatMap(([namespace, entries]) =>
    [...entries.keys()].map((key) => ({ namespace, key, names: namesOf(namespace, key, entries) })),
  );
  const existing = new Set(texts.flatMap(({ names }) => names));
  return [
    ...texts
      .filter(({ names }) => !names.some(isUsed))
      .map(({ namespace, key }) => `public/locales/en/${namespace}.json: nothing shows ${key}`),
    ...usage.lookups
      .filter(({ key, errors }) => !existing.has(errors ? `errors:${key}` : key))
      .map(({ file, key }) => `${locationOf(file, `'${key}'`)}: there is no text ${key}`),
  ];
}
