import type { ReactNode } from 'react';

/** What a field of the kit needs of the form it is in, whatever that form is about. */
export interface FormHandle {
  errors: Record<string, ReactNode>;
  getInputProps: (path: string) => { defaultValue?: unknown; onChange: (value: unknown) => void; error?: ReactNode };
  key: (path: string) => string;
  setFieldValue: (path: string, value: never) => void;
  getValues: () => unknown;
}

/** What stands at `texts.en.title` in some values. */
export const valueAt = (values: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((at, step) => (typeof at === 'object' && at ? Reflect.get(at, step) : undefined), values);

/** The first error of a field, or of something in it. */
export const errorAt = ({ errors }: Pick<FormHandle, 'errors'>, path: string): ReactNode =>
  Object.entries(errors).find(([at, error]) => error && (at === path || at.startsWith(`${path}.`)))?.[1];
