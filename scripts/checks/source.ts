import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

export type SourceFile = { path: string; text: string };
export type SyntaxNode = { type: string } & Record<string, unknown>;

/** Folders of our code, apart from the browser tests. */
export const programFolders = ['src', 'scripts', 'rigs', 'tools', 'prisma', 'demo'];
export const codeFolders = [...programFolders, 'e2e'];

const generated = /(^|\/)(node_modules|generated|\.next)(\/|$)/;

/** Returns paths from the root with forward slashes; empty for a missing folder. */
export function filesIn(root: string, folder: string): string[] {
  let entries: string[];
  try {
    entries = readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  } catch {
    return [];
  }
  return entries
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !generated.test(file))
    .sort();
}

export const isCode = (file: string) => /\.(?:tsx?|[mc]?js)$/.test(file);
export const isTypeScript = (file: string) => /\.tsx?$/.test(file);
export const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('src/test/');

export const readSource = (root: string, file: string): SourceFile => ({
  path: file,
  text: readFileSync(path.join(root, file), 'utf8'),
});

export const typescriptIn = (root: string, folder: string): SourceFile[] =>
  filesIn(root, folder)
    .filter(isTypeScript)
    .map((file) => readSource(root, file));

export function parse(file: SourceFile): SyntaxNode {
  return parseSync(file.text, {
    syntax: 'typescript',
    tsx: file.path.endsWith('x'),
    target: 'es2022',
  }) as unknown as SyntaxNode;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** Visits every node, parents first. */
export function walk(node: unknown, visit: (node: SyntaxNode) => void): void {
  if (Array.isArray(node)) {
    for (const item of node) walk(item, visit);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  if (isNode(node)) visit(node);
  for (const [key, value] of Object.entries(node)) if (key !== 'span') walk(value, visit);
}

export function literal(node: unknown): string | null {
  const { type, value } = (node ?? {}) as { type?: string; value?: string };
  return type === 'StringLiteral' ? (value ?? null) : null;
}

export function find(tree: SyntaxNode, type: string): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  walk(tree, (node) => {
    if (node.type === type) found.push(node);
  });
  return found;
}

export const asPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export function locationOf(file: SourceFile, piece: string): string {
  const at = file.text.indexOf(piece);
  return at < 0 ? file.path : `${file.path}:${file.text.slice(0, at).split('\n').length}`;
}
