'use client';
import { Checkbox, type CheckboxGroupProps, Group } from '@mantine/core';
import { NONE } from '@/features/booking/divers/domain/typed-diver';

type Props = Pick<CheckboxGroupProps, 'label' | 'error' | 'description'> & {
  'data-path': string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

/** Several of these options; "none of these" differs from no answer. */
export function ListInput({ label, error, description, value, options, onChange, 'data-path': path }: Props) {
  const chosen = value ? value.split(',') : [];
  /** The choice made last wins: an option and "none" exclude each other. */
  const change = (next: string[]) => {
    const isNone = next.includes(NONE) && !chosen.includes(NONE);
    onChange(isNone ? NONE : next.filter((one) => one !== NONE).join(','));
  };
  return (
    <Checkbox.Group {...{ label, error, description }} data-path={path} tabIndex={-1} value={chosen} onChange={change}>
      <Group gap="md" mt={6}>
        {options.map((option) => (
          <Checkbox key={option.value} value={option.value} label={option.label} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
