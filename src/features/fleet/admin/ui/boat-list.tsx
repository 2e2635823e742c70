'use client';
import { keepPreviousData } from '@tanstack/react-query';
import { type BoatRow, boatKinds, boatsInput } from '@/features/fleet/admin/schema';
import { useT } from '@/i18n/client';
import { areas } from '@/shared/diving/areas';
import { formatList } from '@/shared/locale/format-list';
import type { Locale } from '@/shared/locale/locales';
import { trpc } from '@/trpc/react';
import { ButtonLink } from '@/ui/action/button-link';
import { AddressLine } from '@/ui/show/contact-links';
import type { Column } from '@/ui/table/column';
import { DataTable } from '@/ui/table/data-table';
import { ActiveFilter, SelectFilter } from '@/ui/table/filters';
import { ItemName } from '@/ui/table/item-name';
import { listInput } from '@/ui/table/table-state';
import { useTableState } from '@/ui/table/use-table-state';
import { BoatActivation } from './boat-activation';
import { BoatStateBadge } from './boat-state-badge';
import { boatPath, newBoatPath } from './paths';

const defaults = { sort: 'name', filters: ['kind', 'area', 'active', 'out_of_service'] };

export function BoatList({ lng }: { lng: Locale }) {
  const { t } = useT('fleet-admin');
  const { t: words } = useT('catalogue');
  const control = useTableState(defaults);
  const boats = trpc.admin.fleet.list.useQuery(listInput(boatsInput, control.state), {
    placeholderData: keepPreviousData,
  });
  const areaOptions = areas.map((value) => ({ value, label: words(`area.${value}`) }));

  const columns: Column<BoatRow>[] = [
    {
      key: 'name',
      header: t('field.name'),
      sortable: true,
      cell: ({ uuid, name, kind, picture }) => (
        <ItemName href={boatPath(lng, uuid)} name={name} cover={picture} under={t(`kind.${kind}`)} />
      ),
    },
    { key: 'seats', header: t('field.seats'), sortable: true, align: 'end', cell: ({ seats }) => seats },
    {
      key: 'home_harbour',
      header: t('field.home_harbour'),
      sortable: true,
      cell: ({ home_harbour }) => home_harbour && <AddressLine address={home_harbour} />,
    },
    {
      key: 'areas',
      header: t('field.areas'),
      cell: ({ areas: served }) =>
        formatList(
          lng,
          served.map((area) => words(`area.${area}`)),
        ),
    },
    { key: 'today', header: t('list.today'), cell: (boat) => <BoatStateBadge boat={boat} /> },
  ];
  const create = (
    <ButtonLink href={newBoatPath(lng)} size="s" look="solid">
      {t('create')}
    </ButtonLink>
  );
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={boats.data?.data}
      meta={boats.data?.meta}
      rowKey={({ uuid }) => uuid}
      rowHref={({ uuid }) => boatPath(lng, uuid)}
      control={control}
      busy={boats.isFetching}
      failed={boats.isError}
      retry={() => void boats.refetch()}
      empty={{ title: t('list.none'), hint: t('list.noneHint'), action: create }}
      searchable
      csv="boats"
      actions={create}
      filters={
        <>
          <SelectFilter
            control={control}
            name="kind"
            label={t('field.kind')}
            options={boatKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          />
          <SelectFilter control={control} name="area" label={t('list.area')} options={areaOptions} />
          <ActiveFilter control={control} />
          <SelectFilter
            control={control}
            name="out_of_service"
            label={t('list.today')}
            options={[
              { value: 'true', label: t('list.outOfService') },
              { value: 'false', label: t('list.inService') },
            ]}
          />
        </>
      }
      bulk={(chosen, done) => <BoatActivation chosen={chosen} done={done} />}
    />
  );
}
