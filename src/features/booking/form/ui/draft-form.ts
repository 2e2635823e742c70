import type { UseFormReturnType } from '@mantine/form';
import { type Draft, withDivers, withProduct } from '@/features/booking/domain/draft';
import type { FieldPath } from '@/features/booking/domain/draft-fields';
import {
  type DrySeat,
  type NewItem,
  withItem,
  withOneDry,
  withOpen,
  withoutItem,
  withPerson,
} from '@/features/booking/domain/draft-items';

type Values = Pick<
  UseFormReturnType<Draft>,
  'getValues' | 'setFieldValue' | 'setValues' | 'clearErrors' | 'clearFieldError'
>;
type Packaging = Parameters<typeof withDivers>[1];
type Sized = Parameters<typeof withItem>[2];

/**
 * Reads and writes the form's draft. Created once, since the form's functions work on refs, so that typing renders only
 * the parts that depend on it.
 */
export function createDraftForm({ getValues, setFieldValue, setValues, clearErrors, clearFieldError }: Values) {
  let isTouched = false;
  const put = (path: string, value: unknown) => setFieldValue(path, value, { forceUpdate: false });

  const change = (next: Draft) => {
    isTouched = true;
    // Sets `basket` explicitly, since `setValues` keeps fields that are missing from its input.
    setValues({ ...next, basket: next.basket });
  };

  return {
    values: (): Draft => getValues(),
    /** True when typed changes would be lost. */
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
    /** Adds an item to the booking and opens it. */
    addItem(item: NewItem, product: Sized) {
      clearErrors();
      change(withItem(getValues(), item, product));
    },
    openItem: (at: number) => setValues(withOpen(getValues(), at)),
    removeItem(at: number, productOf: (slug: string) => Sized | undefined) {
      clearErrors();
      change(withoutItem(getValues(), at, productOf));
    },
    /** Takes a person off the open item, or adds them again. */
    bring(position: number, comes: boolean) {
      clearFieldError('along');
      change(withPerson(getValues(), position, comes));
    },
    /** Seats a diver as a companion on some items; all other people keep their forms. */
    stayDry(position: number, seats: readonly DrySeat[], product: NonNullable<Sized>) {
      clearErrors();
      change(withOneDry(getValues(), position, seats, product));
    },
    /** Sets the add-ons of an item, or the names of its companions, by its position. */
    setOnItem<Field extends 'add_ons' | 'companions'>(at: number, field: Field, value: Draft[Field]) {
      const { basket } = getValues();
      const index = basket && (at < basket.at ? at : at - 1);
      isTouched = true;
      if (!basket || index === undefined || at === basket.at) return put(field, value);
      const others = basket.others.map((item, one) => (one === index ? { ...item, [field]: value } : item));
      put('basket', { ...basket, others });
    },
    /** Follows a product to its new slug; this does not count as typed. */
    followProduct(product: string) {
      const { activity_date, activity_time } = getValues();
      setValues({ ...withProduct(getValues(), product), activity_date, activity_time });
    },
    /** Selects an option; this does not count as typed. */
    preselect: (variant: string) => put('variant', variant),
    /** Fills in a flight known already; this does not count as typed. */
    prefillFlight(day: string, time: string) {
      put('flight_date', day);
      put('flight_time', time);
    },
    /** Adds the missing divers; this does not count as typed. */
    addDivers: (product: Packaging) => put('divers', withDivers(getValues(), product).divers),
    /** Replaces this draft with the draft of another tab. */
    adopt: (draft: Draft) => setValues({ ...draft, basket: draft.basket }),
  };
}
