'use client';
import type { BoardMemberView } from '@/features/day-board/schema';
import { useT } from '@/i18n/client';
import { ChoiceSelect } from '@/ui/form/choice-select';
import css from './crew-select.module.css';

type Props = {
  label: string;
  crew: readonly BoardMemberView[];
  value: string | null;
  onChoose: (member: string | null) => void;
};

const order = { free: 0, busy: 1, paper_over: 2, off: 3 } as const;

/** Selects a crew member: free ones first, the others with the reason why not. */
export function CrewSelect({ label, crew, value, onChoose }: Props) {
  const { t } = useT('outings-admin');
  const sorted = crew.toSorted((a, b) => order[a.state] - order[b.state]);
  return (
    <ChoiceSelect
      aria-label={label}
      size="xs"
      className={css.select}
      classNames={{ input: css.input, section: css.section }}
      data-nobody={value === null || undefined}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChoose(currentTarget.value || null)}
      data={[
        { value: '', label: t('board.nobody') },
        ...sorted.map(({ uuid, name, state }) => ({
          value: uuid,
          label: uuid === value ? name : `${name} · ${t(`crew.${state}`)}`,
        })),
      ]}
    />
  );
}
