import { type Block, type PostDocument, parts } from '@/features/blog/schema';

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Cleans children before their parent, so that an unknown node inside a paragraph does not remove the paragraph. */
function allowed(node: unknown): Node[] {
  if (!isNode(node)) return [];
  const { type, content, marks } = node;
  const schema = typeof type === 'string' && Object.hasOwn(parts, type) ? parts[type as keyof typeof parts] : null;
  if (!schema) return [];
  const cleaned = {
    ...node,
    ...(Array.isArray(content) && { content: content.flatMap(allowed) }),
    ...(Array.isArray(marks) && { marks: marks.filter((mark) => parts.mark.safeParse(mark).success) }),
  };
  const { success, data } = schema.safeParse(cleaned);
  return success ? [data as Node] : [];
}

/** Reduces the editor's document to the elements we render ourselves. */
export function cleanDocument(document: { content: unknown[] }): PostDocument {
  const blocks = document.content.flatMap(allowed).filter(({ type }) => type !== 'text' && type !== 'listItem');
  return { type: 'doc', content: blocks as Block[] };
}
