'use client';
import { Checkbox, Group } from '@mantine/core';
import { errorAt, type FormHandle, valueAt } from './form-handle';

/** Checkboxes for a few options identified by numbers, such as weekdays or months. */
export function CheckboxesField(props: {
  form: FormHandle;
  path: string;
  label: string;
  description?: string;
  options: readonly { value: number; label: string }[];
}) {
  const { form, path, label, description, options } = props;
  const { onChange } = form.getInputProps(path);
  const ticked = (valueAt(form.getValues(), path) ?? []) as number[];
  return (
    <Checkbox.Group
      label={label}
      description={description}
      error={errorAt(form, path)}
      value={ticked.map(String)}
      onChange={(values) => onChange(values.map(Number).sort((a, b) => a - b))}
    >
      <Group gap="sm" mt={6}>
        {options.map(({ value, label: name }) => (
          <Checkbox key={value} value={String(value)} label={name} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
