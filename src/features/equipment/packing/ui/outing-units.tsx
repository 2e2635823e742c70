'use client';
import { useState } from 'react';
import { IssuedUnit } from '@/features/equipment/issues/ui/issued-unit';
import issues from '@/features/equipment/issues/ui/issues.module.css';
import type { PackingOuting } from '@/features/equipment/packing/schema';
import { TagEntry } from '@/features/equipment/scan/ui/tag-entry';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { useNotify } from '@/ui/feedback/use-notify';
import { ChoiceSelect } from '@/ui/form/choice-select';
import css from './packing.module.css';

/** Issues units with a tag to the boat or to one of its divers. */
export function OutingUnits({ date, outing }: { date: string; outing: PackingOuting }) {
  const { t } = useT('equipment-admin');
  const toast = useNotify();
  const { equipment } = trpc.useUtils().admin;
  const { vehicle, divers, parts, dives } = outing;
  const [to, setTo] = useState(vehicle ? '' : (divers[0]?.uuid ?? ''));
  const issue = trpc.admin.equipment.issue.useMutation({
    onSuccess: ({ unit: { tag } }) => toast.done(t('packing.issued', { tag })),
    onError: toast.refused,
    onSettled: () => equipment.invalidate(),
  });
  const boat = vehicle ? [{ value: '', label: vehicle.name || t('packing.boat') }] : [];
  const of = [vehicle?.name ?? outing.title, outing.time].filter(Boolean).join(', ');
  const label = `${t('packing.issue')}: ${of}`;
  return (
    <section className={css.units}>
      <h3>{t('packing.units')}</h3>
      <div className={css.entry}>
        <TagEntry
          label={label}
          action={t('packing.issue')}
          busy={issue.isPending}
          onTag={(tag) =>
            issue.mutate({ tag, date, parts, dives, boat: vehicle?.uuid ?? null, diver: to === '' ? null : to })
          }
        >
          <ChoiceSelect
            label={t('packing.to')}
            value={to}
            onChange={(event) => setTo(event.currentTarget.value)}
            data={[...boat, ...divers.map(({ uuid, name }) => ({ value: uuid, label: name }))]}
          />
        </TagEntry>
      </div>
      <ul className={issues.units}>
        {outing.issues.map((one) => (
          <IssuedUnit key={one.uuid} issue={one} canUndo>
            {one.diver ?? one.boat ?? ''}
          </IssuedUnit>
        ))}
      </ul>
    </section>
  );
}
