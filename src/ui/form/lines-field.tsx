'use client';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useT } from '@/i18n/client';
import { errorAt, type FormHandle, valueAt } from './form-handle';

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A list of texts, one per line. */
export function LinesField({
  form,
  path,
  label,
  description,
}: {
  form: FormHandle;
  path: string;
  label: string;
  description?: string;
}) {
  return <Lines key={form.key(path)} form={form} path={path} label={label} description={description} />;
}

function Lines({ form, path, label, description }: Parameters<typeof LinesField>[0]) {
  const { t } = useT('ui');
  const [text, setText] = useState(() => ((valueAt(form.getValues(), path) as string[] | undefined) ?? []).join('\n'));
  const { onChange, ...rest } = form.getInputProps(path);
  return (
    <Textarea
      {...rest}
      defaultValue={undefined}
      error={errorAt(form, path)}
      label={label}
      description={description ?? t('form.onePerLine')}
      value={text}
      onChange={({ currentTarget: { value } }) => {
        setText(value);
        onChange(linesOf(value));
      }}
    />
  );
}
