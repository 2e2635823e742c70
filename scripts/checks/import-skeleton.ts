import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rememberedImports } from './remembered-imports';
import { filesIn, isTypeScript, literal, parse, readSource, type SourceFile, type SyntaxNode, walk } from './source';

const nodeModules = fileURLToPath(new URL('../../node_modules', import.meta.url));

/** The only upward import: the browser's tRPC client imports the router's type. */
const isRouterType = (node: SyntaxNode, file: SourceFile, from: string) =>
  node.type === 'ImportDeclaration' &&
  node.typeOnly === true &&
  file.path.startsWith('src/trpc/') &&
  from.endsWith('wiring/trpc-root');

/** Covers declarations, re-exports, and `import()` of values and types. */
function importOf(node: SyntaxNode): { from: string | null; statement: 'import' | 'export * from' } {
  switch (node.type) {
    case 'ImportDeclaration':
      return { from: literal(node.source), statement: 'import' };
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return { from: literal(node.source), statement: 'export * from' };
    case 'TsImportType':
      return { from: literal(node.argument), statement: 'import' };
    case 'CallExpression': {
      const called =
        (node.callee as SyntaxNode).type === 'Import' ? (node.arguments as { expression: unknown }[])[0] : null;
      return { from: literal(called?.expression), statement: 'import' };
    }
    default:
      return { from: null, statement: 'import' };
  }
}

function importStatements(file: SourceFile): string {
  const statements: string[] = [];
  walk(parse(file), (node) => {
    const { from, statement } = importOf(node);
    if (from !== null && !isRouterType(node, file, from)) statements.push(`${statement} ${JSON.stringify(from)};`);
  });
  return statements.join('\n');
}

/**
 * Copies the tree with nothing but each module's imports, because dependency-cruiser cannot read JSX without
 * TypeScript's old parser and misses imports inside types.
 */
export function writeImportSkeleton(root: string, folders: readonly string[]) {
  const { importsOf, keep } = rememberedImports(root, importStatements);
  const folder = mkdtempSync(path.join(tmpdir(), 'segara-imports-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  const modules = folders.flatMap((name) => filesIn(root, name));
  for (const file of modules) write(file, isTypeScript(file) ? importsOf(readSource(root, file)) : '');
  for (const file of filesIn(root, 'public/locales')) write(file, '{}');
  for (const file of [
    'next-i18next.config.js',
    'src/server/generated/prisma/client.ts',
    'src/server/generated/prisma/enums.ts',
  ])
    write(file, '');
  for (const file of ['package.json', 'tsconfig.json']) write(file, readSource(root, file).text);
  symlinkSync(nodeModules, path.join(folder, 'node_modules'));
  keep();
  return { folder, modules: modules.filter(isTypeScript), remove: () => rmSync(folder, { recursive: true }) };
}
