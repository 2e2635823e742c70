import type { ReactNode } from 'react';

/** The interface that form fields need from a form. */
export interface FormHandle {
  errors: Record<string, ReactNode>;
  getInputProps: (path: string) => { defaultValue?: unknown; onChange: (value: unknown) => void; error?: ReactNode };
  key: (path: string) => string;
  setFieldValue: (path: string, value: never) => void;
  getValues: () => unknown;
}

/** The value at a path such as `texts.en.title`. */
export const valueAt = (values: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((at, step) => (typeof at === 'object' && at ? Reflect.get(at, step) : undefined), values);

/** The first error of a field or of a field nested in it. */
export const errorAt = ({ errors }: Pick<FormHandle, 'errors'>, path: string): ReactNode =>
  Object.entries(errors).find(([at, error]) => error && (at === path || at.startsWith(`${path}.`)))?.[1];
