import { expect, test } from 'vitest';
import { ownFormProblems } from './own-forms';
import { withTree } from './tree';

const ELEMENT = 'export const Sign = () => <form onSubmit={send} />;';

test('ownFormProblems reports a form with its own state, its errors first', async () => {
  const problems = await withTree(
    {
      'src/features/a/ui/sign.tsx': ELEMENT,
      'src/features/a/ui/pay.tsx': `const [errors, setErrors] = useState({});\n${ELEMENT}`,
    },
    ownFormProblems,
  );
  expect(problems).toEqual([
    'src/features/a/ui/pay.tsx:1: keeps its own errors; use those of useZodForm',
    'src/features/a/ui/sign.tsx:1: a form without useZodForm',
  ]);
});

test('ownFormProblems accepts useZodForm in the same file or a neighbour', async () => {
  const problems = await withTree(
    {
      'src/features/a/ui/sign.tsx': `const { form } = useZodForm(input, {});\n${ELEMENT}`,
      'src/features/a/ui/pay.tsx': `import { usePay } from './use-pay';\n${ELEMENT}`,
      'src/features/a/ui/use-pay.ts': "import { useAmount } from './amount';",
      'src/features/a/ui/amount.ts': 'export const usePay = () => useLiveForm(input, {});',
      'src/ui/form/use-schema-form.ts': 'const [errors, setErrors] = useState({});',
    },
    ownFormProblems,
  );
  expect(problems).toEqual([]);
});
