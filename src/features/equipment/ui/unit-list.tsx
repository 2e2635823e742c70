'use client';
import { keepPreviousData } from '@tanstack/react-query';
import { conditions, type UnitView, unitsInput } from '@/features/equipment/schema';
import { useT } from '@/i18n/client';
import { kitKinds } from '@/shared/diving/kit';
import type { Locale } from '@/shared/locale/locales';
import { trpc } from '@/trpc/react';
import { ButtonLink } from '@/ui/action/button-link';
import type { Column } from '@/ui/table/column';
import { DataTable } from '@/ui/table/data-table';
import { SelectFilter } from '@/ui/table/filters';
import { ItemName } from '@/ui/table/item-name';
import { listInput } from '@/ui/table/table-state';
import { type TableControl, useTableState } from '@/ui/table/use-table-state';
import { labelsPath, newUnitPath, unitPath } from './paths';
import { UnitCondition, UnitDue } from './unit-state';

const defaults = { sort: 'tag', filters: ['kind', 'condition', 'due', 'active'] };

function Filters({ control }: { control: TableControl }) {
  const { t } = useT('equipment-admin');
  return (
    <>
      <SelectFilter
        control={control}
        name="kind"
        label={t('field.kind')}
        options={kitKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      <SelectFilter
        control={control}
        name="condition"
        label={t('field.condition')}
        options={conditions.map((value) => ({ value, label: t(`condition.${value}`) }))}
      />
      <SelectFilter
        control={control}
        name="due"
        label={t('list.due')}
        options={[
          { value: 'overdue', label: t('list.overdue') },
          { value: 'soon', label: t('list.soon') },
        ]}
      />
      <SelectFilter
        control={control}
        name="active"
        label={t('list.inUse')}
        all={t('field.active')}
        options={[{ value: 'false', label: t('list.retired') }]}
      />
    </>
  );
}

export function UnitList({ lng }: { lng: Locale }) {
  const { t } = useT('equipment-admin');
  const control = useTableState(defaults);
  const units = trpc.admin.equipment.list.useQuery(listInput(unitsInput, control.state), {
    placeholderData: keepPreviousData,
  });
  const columns: Column<UnitView>[] = [
    {
      key: 'tag',
      header: t('field.tag'),
      sortable: true,
      cell: ({ uuid, tag, serial_number }) => (
        <ItemName href={unitPath(lng, uuid)} name={tag} cover={null} under={serial_number} />
      ),
    },
    { key: 'kind', header: t('field.kind'), sortable: true, cell: ({ kind }) => t(`kind.${kind}`) },
    { key: 'size', header: t('field.size'), cell: ({ size }) => size },
    { key: 'condition', header: t('field.condition'), cell: (unit) => <UnitCondition unit={unit} /> },
    { key: 'due', header: t('list.due'), sortable: true, cell: (unit) => <UnitDue unit={unit} /> },
  ];
  const create = (
    <ButtonLink href={newUnitPath(lng)} size="s" look="solid">
      {t('create')}
    </ButtonLink>
  );
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={units.data?.data}
      meta={units.data?.meta}
      rowKey={({ uuid }) => uuid}
      rowHref={({ uuid }) => unitPath(lng, uuid)}
      control={control}
      busy={units.isFetching}
      failed={units.isError}
      retry={() => void units.refetch()}
      empty={{ title: t('list.none'), hint: t('list.noneHint'), action: create }}
      searchable
      csv="equipment"
      actions={create}
      filters={<Filters control={control} />}
      bulk={(chosen) => (
        <ButtonLink
          href={labelsPath(
            lng,
            chosen.map(({ uuid }) => uuid),
          )}
          size="s"
        >
          {t('labels.print')}
        </ButtonLink>
      )}
    />
  );
}
