'use client';
import { Textarea, type TextareaProps, TextInput, type TextInputProps } from '@mantine/core';
import type { FieldPath } from '@/features/booking/domain/draft-fields';
import { ChoiceSelect, type ChoiceSelectProps } from '@/ui/form/choice-select';
import { useField } from './draft-provider';

type Of<Props> = Omit<Props, 'value' | 'onChange' | 'onBlur' | 'error' | 'form'> & { path: FieldPath };

export function TextField({ path, ...rest }: Of<TextInputProps>) {
  const { value, error, write, look } = useField(path);
  return (
    <TextInput
      {...rest}
      data-path={path}
      value={value}
      error={error}
      onChange={(event) => write(event.currentTarget.value)}
      onBlur={look}
    />
  );
}

export function AreaField({ path, ...rest }: Of<TextareaProps>) {
  const { value, error, write, look } = useField(path);
  return (
    <Textarea
      {...rest}
      data-path={path}
      value={value}
      error={error}
      onChange={(event) => write(event.currentTarget.value)}
      onBlur={look}
    />
  );
}

/** A native select, since phones show the system's own list best. */
export function ChoiceField({
  path,
  onChoose,
  ...rest
}: Of<ChoiceSelectProps> & { onChoose?: (value: string) => void }) {
  const { value, error, write } = useField(path);
  return (
    <ChoiceSelect
      {...rest}
      data-path={path}
      value={value}
      error={error}
      onChange={(event) => (onChoose ?? write)(event.currentTarget.value)}
    />
  );
}
