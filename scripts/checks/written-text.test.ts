import { describe, expect, test } from 'vitest';
import { withTree } from './tree';
import { writtenTextProblems } from './written-text';

describe('visible text', () => {
  const problemsOf = (markup: string) =>
    withTree({ 'src/ui/a.tsx': `export const A = () => ${markup};` }, writtenTextProblems);

  test.each([
    '<p title={t("title")} className="wide">{t("text")} · 100 %</p>',
    '<Field name="email" autoComplete="email" label={label} />',
    '<p>{items.map((item) => item.name)}{open ? 1 : null}</p>',
    '<Icon variant={open ? "filled" : "outline"} />',
  ])('is not reported in %s', async (markup) => {
    expect(await problemsOf(markup)).toEqual([]);
  });

  test.each([
    ['<p>Sign in</p>', 'Sign in'],
    ['<>ようこそ</>', 'ようこそ'],
    ['<p>{"Sign in"}</p>', 'Sign in'],
    ['<p>{open ? "Close" : t("open")}</p>', 'Close'],
    [`<p>{\`Sign in as \${name}\`}</p>`, 'Sign in as'],
    ['<p>{open && "Close"}</p>', 'Close'],
    ['<img alt="A turtle" />', 'A turtle'],
    ['<nav aria-label={"Main"} />', 'Main'],
  ])('is reported in %s', async (markup, words) => {
    expect(await problemsOf(markup)).toEqual([`src/ui/a.tsx:1: "${words}" belongs in public/locales`]);
  });
});
