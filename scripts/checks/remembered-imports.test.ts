import { expect, test, vi } from 'vitest';
import { rememberedImports } from './remembered-imports';
import { withTree } from './tree';

test('rememberedImports reads a file once, and again after a change', async () => {
  await withTree({}, (root) => {
    const find = vi.fn(({ text }: { text: string }) => text.toUpperCase());
    const look = (text: string) => {
      const { importsOf, keep } = rememberedImports(root, find);
      const imports = importsOf({ path: 'src/a.ts', text });
      keep();
      return imports;
    };
    expect([look('one'), look('one'), look('two'), look('one')]).toEqual(['ONE', 'ONE', 'TWO', 'ONE']);
    expect(find).toHaveBeenCalledTimes(3);
  });
});
