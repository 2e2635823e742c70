'use client';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import type { Draft } from '@/features/booking/domain/draft';
import { type FieldPath, textAt } from '@/features/booking/domain/draft-fields';
import { errorsByItem, errorsOfOpenItem } from '@/features/booking/domain/item-errors';
import type { ProductDetail } from '@/features/catalogue/schema';
import { dayAt } from '@/shared/time/days';
import { useShop } from '@/shop/client';
import { useOnFirstTouch } from '@/ui/form/use-on-first-touch';
import { useZodForm } from '@/ui/form/use-zod-form';
import { createDraftForm } from './draft-form';
import { createSource, useSourceValue } from './source';
import { useProducts } from './use-products';

/** Joined into one string, since a new array of the same slugs would differ for React. */
const otherSlugsOf = ({ product, basket }: Draft): string =>
  [...new Set(basket?.others.map((item) => item.product))].filter((slug) => slug !== product).join(' ');

function useDraftProvider(initial: Draft, initialProduct: ProductDetail | null) {
  const [drafts] = useState(() => createSource(initial));
  const [slug, setSlug] = useState(initial.product);
  const [otherSlugs, setOtherSlugs] = useState(otherSlugsOf(initial));
  const found = useProducts(
    slug,
    useMemo(() => otherSlugs.split(' ').filter(Boolean), [otherSlugs]),
    initialProduct,
  );
  const { product, others, movedTo } = found;

  const { agencies } = useShop();
  // The schema and the phone number metadata are not needed at first, so they load while the first step is filled in.
  const input = useCallback(async () => {
    const { draftInput, inputWithoutProduct } = await import('@/features/booking/domain/draft-input');
    return product
      ? draftInput(product, { shop: agencies, today: () => dayAt(new Date()), others })
      : inputWithoutProduct;
  }, [product, others, agencies]);
  const {
    form,
    errorsOf: errorsAsSent,
    check: checkAsSent,
    preload,
  } = useZodForm<Draft>(input, initial, (draft) => {
    setSlug(draft.product);
    setOtherSlugs(otherSlugsOf(draft));
    drafts.set(draft);
  });
  useOnFirstTouch(preload);

  const [errors] = useState(() => createSource(form.errors));
  useLayoutEffect(() => errors.set(form.errors), [errors, form.errors]);
  const [{ setErrors, setFieldError }] = useState(form);
  const [draftForm] = useState(() => createDraftForm(form));
  useEffect(() => {
    if (movedTo) draftForm.followProduct(movedTo);
  }, [draftForm, movedTo]);

  const errorsOf = useCallback(
    (draft: Draft) => {
      const found = errorsAsSent(draft);
      return found && errorsOfOpenItem(found, draft);
    },
    [errorsAsSent],
  );
  const check = useCallback(
    async () => errorsOfOpenItem(await checkAsSent(), draftForm.values()),
    [checkAsSent, draftForm],
  );

  return useMemo(
    () => ({
      ...draftForm,
      /** Opens another item; its errors move to the form's fields. */
      openItem(at: number) {
        const found = errorsByItem(errors.get(), draftForm.values());
        draftForm.openItem(at);
        setErrors(errorsOfOpenItem(found, draftForm.values()));
      },
      drafts,
      errors,
      found,
      errorsOf,
      check,
      setErrors,
      setFieldError,
      /** Checks a field on blur; an empty field is not an error yet. */
      checkField(path: FieldPath) {
        const values = draftForm.values();
        const found = textAt(values, path) !== '' && errorsOf(values);
        if (found) setFieldError(path, found[path]);
      },
    }),
    [draftForm, drafts, errors, found, errorsOf, check, setErrors, setFieldError],
  );
}

export type DraftForm = ReturnType<typeof useDraftProvider>;

const FormContext = createContext<DraftForm | null>(null);

/** Holds the booking's form; its children render only when the parts of the draft they select change. */
export function DraftProvider(props: { initial: Draft; initialProduct: ProductDetail | null; children: ReactNode }) {
  return <FormContext value={useDraftProvider(props.initial, props.initialProduct)}>{props.children}</FormContext>;
}

export function useDraftForm(): DraftForm {
  const form = useContext(FormContext);
  if (!form) throw new Error('This is a part of the booking form');
  return form;
}

/** Selects a part of the draft. */
export const useDraft = <Part,>(select: (draft: Draft) => Part): Part => useSourceValue(useDraftForm().drafts, select);

/** One field of the form: its value, its error and its setter. */
export function useField(path: FieldPath) {
  const { errors, write, checkField } = useDraftForm();
  return {
    value: useDraft((draft) => textAt(draft, path)),
    error: useSourceValue(errors, (all) => all[path]),
    write: (text: string) => write({ [path]: text }),
    look: () => checkField(path),
  };
}
