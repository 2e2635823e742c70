'use client';
import { Checkbox, type CheckboxGroupProps, Group } from '@mantine/core';
import { NONE } from '@/features/booking/divers/domain/typed-diver';
import { specialties } from '@/features/catalogue/domain/requirements';
import { useT } from '@/i18n/client';

type Props = Pick<CheckboxGroupProps, 'label' | 'error' | 'description'> & {
  'data-path': string;
  value: string;
  onChange: (value: string) => void;
};

/** The special courses of a diver; "none of these" differs from no answer. */
export function SpecialtiesInput({ label, error, description, value, onChange, 'data-path': path }: Props) {
  const { t } = useT('booking');
  const chosen = value ? value.split(',') : [];
  /** The choice made last wins: a course and "none" exclude each other. */
  const change = (next: string[]) => {
    const isNone = next.includes(NONE) && !chosen.includes(NONE);
    onChange(isNone ? NONE : next.filter((one) => one !== NONE).join(','));
  };
  return (
    <Checkbox.Group {...{ label, error, description }} data-path={path} tabIndex={-1} value={chosen} onChange={change}>
      <Group gap="md" mt={6}>
        {[...specialties, NONE].map((one) => (
          <Checkbox key={one} value={one} label={t(`specialty.${one}`)} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
