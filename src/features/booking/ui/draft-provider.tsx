'use client';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Draft } from '@/features/booking/domain/draft';
import { type FieldPath, textAt } from '@/features/booking/domain/draft-fields';
import type { ProductDetail } from '@/features/catalogue/schema';
import { dayAt } from '@/shared/time/days';
import { useZodForm } from '@/ui/form/use-zod-form';
import { createDraftForm } from './draft-form';
import { useProduct } from './use-product';

function useDraftProvider(initial: Draft, initialProduct: ProductDetail | null) {
  const [listeners] = useState(() => new Set<() => void>());
  const [slug, setSlug] = useState(initial.product);
  const found = useProduct(slug, initialProduct);
  const { product, movedTo } = found;

  // The schema and the phone number metadata are not needed at first, so they load while the first step is filled in.
  const input = useCallback(async () => {
    const { draftInput, inputWithoutProduct } = await import('@/features/booking/domain/draft-input');
    return product ? draftInput(product, () => dayAt(new Date())) : inputWithoutProduct;
  }, [product]);
  const { form, errorsOf, check, preload } = useZodForm<Draft>(input, initial, (draft) => {
    setSlug(draft.product);
    for (const listener of listeners) listener();
  });
  useEffect(preload, [preload]);

  const [{ setErrors, setFieldError }] = useState(form);
  const [draftForm] = useState(() => createDraftForm(form, listeners));
  useEffect(() => {
    if (movedTo) draftForm.followProduct(movedTo);
  }, [draftForm, movedTo]);

  const value = useMemo(
    () => ({
      ...draftForm,
      found,
      errorsOf,
      check,
      setErrors,
      setFieldError,
      /** Checks a field when the person leaves it; an empty field is no fault yet. */
      checkField(path: FieldPath) {
        const errors = textAt(draftForm.values(), path) !== '' && errorsOf(draftForm.values());
        if (errors) setFieldError(path, errors[path]);
      },
    }),
    [draftForm, found, errorsOf, check, setErrors, setFieldError],
  );
  return { value, errors: form.errors };
}

export type DraftForm = ReturnType<typeof useDraftProvider>['value'];

const FormContext = createContext<DraftForm | null>(null);
const ErrorsContext = createContext<Record<string, ReactNode>>({});

/** Holds the form of the booking; what it contains renders again only for the parts of the draft it follows. */
export function DraftProvider(props: { initial: Draft; initialProduct: ProductDetail | null; children: ReactNode }) {
  const { value, errors } = useDraftProvider(props.initial, props.initialProduct);
  return (
    <FormContext value={value}>
      <ErrorsContext value={errors}>{props.children}</ErrorsContext>
    </FormContext>
  );
}

export function useDraftForm(): DraftForm {
  const form = useContext(FormContext);
  if (!form) throw new Error('This is a part of the booking form');
  return form;
}

/** Selects a part of the draft. */
export function useDraft<Part>(select: (draft: Draft) => Part): Part {
  const { subscribe, values } = useDraftForm();
  const part = () => select(values());
  return useSyncExternalStore(subscribe, part, part);
}

/** The errors by field, in the language of the page. */
export const useFieldErrors = () => useContext(ErrorsContext);

/** One field of the form: its value, its error and its setter. */
export function useField(path: FieldPath) {
  const { write, checkField } = useDraftForm();
  return {
    value: useDraft((draft) => textAt(draft, path)),
    error: useFieldErrors()[path],
    write: (text: string) => write({ [path]: text }),
    look: () => checkField(path),
  };
}
