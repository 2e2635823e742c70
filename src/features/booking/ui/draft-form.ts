import type { UseFormReturnType } from '@mantine/form';
import { type Draft, withDivers, withProduct } from '@/features/booking/domain/draft';
import type { FieldPath } from '@/features/booking/domain/draft-fields';

type Values = Pick<UseFormReturnType<Draft>, 'getValues' | 'setFieldValue' | 'setValues'>;
type Packaging = Parameters<typeof withDivers>[1];

/**
 * Reads and writes the form's draft. It is made once, since the form's functions work on refs, so that typing renders
 * only the parts that follow what is typed.
 */
export function createDraftForm({ getValues, setFieldValue, setValues }: Values) {
  let isTouched = false;
  const put = (path: string, value: unknown) => setFieldValue(path, value, { forceUpdate: false });

  return {
    values: (): Draft => getValues(),
    /** Somebody has typed something here that would be lost. */
    isTouched: () => isTouched,
    /** Writes text fields, and clears their errors until the next check. */
    write(texts: { [path in FieldPath]?: string }) {
      isTouched = true;
      for (const [path, text] of Object.entries(texts)) put(path, text);
    },
    set<Field extends keyof Draft>(field: Field, value: Draft[Field]) {
      isTouched = true;
      put(field, value);
    },
    choose(product: string) {
      isTouched = true;
      setValues(withProduct(getValues(), product));
    },
    /** Follows a product to its new address, which nobody has typed. */
    followProduct(product: string) {
      const { activity_date, activity_time } = getValues();
      setValues({ ...withProduct(getValues(), product), activity_date, activity_time });
    },
    /** Adds the missing divers, which nobody has typed. */
    addDivers: (product: Packaging) => put('divers', withDivers(getValues(), product).divers),
    /** Replaces this draft with the one of another tab. */
    adopt: (draft: Draft) => setValues(draft),
  };
}
