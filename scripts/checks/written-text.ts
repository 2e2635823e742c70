import { isTest, locationOf, parse, typescriptIn, walk } from './source';

const alphabetic = /\p{L}/u;
const readAttributes = new Set([
  'alt',
  'title',
  'label',
  'placeholder',
  'description',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
]);

type Expression = { type: string } & Record<string, unknown>;

/** Collects the literal texts that any branch of an expression may render. */
function wordsOf(expression: Expression | null | undefined): string[] {
  switch (expression?.type) {
    case 'StringLiteral':
    case 'JSXText':
      return [expression.value as string];
    case 'TemplateLiteral':
      return (expression.quasis as { raw: string }[]).map((part) => part.raw);
    case 'ConditionalExpression':
      return [...wordsOf(expression.consequent as Expression), ...wordsOf(expression.alternate as Expression)];
    case 'BinaryExpression':
      return [...wordsOf(expression.left as Expression), ...wordsOf(expression.right as Expression)].filter(
        () =>
          expression.operator === '+' ||
          expression.operator === '&&' ||
          expression.operator === '||' ||
          expression.operator === '??',
      );
    case 'ParenthesisExpression':
    case 'JSXExpressionContainer':
      return wordsOf(expression.expression as Expression);
    default:
      return [];
  }
}

/** Visible text belongs in `public/locales`, never in markup. */
export function writtenTextProblems(root: string): string[] {
  return typescriptIn(root, 'src')
    .filter((file) => file.path.endsWith('.tsx') && !isTest(file.path))
    .flatMap((file) => {
      const words: string[] = [];
      walk(parse(file), (node) => {
        if (node.type === 'JSXElement' || node.type === 'JSXFragment')
          for (const child of node.children as Expression[]) words.push(...wordsOf(child));
        if (node.type === 'JSXAttribute' && readAttributes.has((node.name as { value: string }).value))
          words.push(...wordsOf(node.value as Expression));
      });
      return words
        .filter((word) => alphabetic.test(word))
        .map((word) => `${locationOf(file, word)}: "${word.trim()}" belongs in public/locales`);
    });
}
