'use client';
import { keepPreviousData } from '@tanstack/react-query';
import Link from 'next/link';
import { type AddOnRow, allAddOnsInput } from '@/features/catalogue/add-ons/admin/schema';
import { ActivationActions } from '@/features/catalogue/admin/ui/activation-actions';
import { addOnPath, newAddOnPath } from '@/features/catalogue/admin/ui/office-paths';
import { addOnUnits } from '@/features/catalogue/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { trpc } from '@/trpc/react';
import { useMayOpen } from '@/ui/access/rights';
import { ButtonLink } from '@/ui/action/button-link';
import { useNotify } from '@/ui/feedback/use-notify';
import { ActiveBadge } from '@/ui/show/active-badge';
import { Facts } from '@/ui/show/facts';
import { MissingLanguages } from '@/ui/show/missing-languages';
import type { Column } from '@/ui/table/column';
import { DataTable } from '@/ui/table/data-table';
import { ActiveFilter, SelectFilter } from '@/ui/table/filters';
import { listInput } from '@/ui/table/table-state';
import { useTableState } from '@/ui/table/use-table-state';

const defaults = { sort: 'slug', filters: ['unit', 'active'] };

export function AddOnList({ lng }: { lng: Locale }) {
  const { t } = useT('catalogue-admin');
  const mayCreate = useMayOpen()('/admin/addons/create');
  const { t: admin } = useT('admin');
  const { t: ui } = useT('ui');
  const toast = useNotify();
  const { t: shop } = useT('catalogue');
  const control = useTableState(defaults);
  const utils = trpc.useUtils();
  const calls = trpc.admin.addons;
  const addOns = calls.list.useQuery(listInput(allAddOnsInput, control.state), { placeholderData: keepPreviousData });
  const offer = calls.offer.useMutation({
    onSuccess: () => {
      toast.done(t('addOn.offered'));
      return utils.admin.addons.invalidate();
    },
    onError: toast.refused,
  });

  const columns: Column<AddOnRow>[] = [
    {
      key: 'slug',
      header: t('addOn.name'),
      cell: ({ uuid, name }) => <Link href={addOnPath(lng, uuid)}>{name}</Link>,
      sortable: true,
    },
    {
      key: 'price',
      header: t('addOn.price'),
      cell: ({ price }) => formatRupiah(price, lng),
      sortable: true,
      align: 'end',
      noWrap: true,
    },
    { key: 'unit', header: t('addOn.unit'), cell: ({ unit }) => shop(`detail.unit.${unit}`) },
    { key: 'products', header: t('addOn.products'), cell: ({ products }) => products, align: 'end' },
    {
      key: 'active',
      header: ui('table.state'),
      cell: ({ active }) => <ActiveBadge active={active} />,
    },
    {
      key: 'unwritten',
      header: ui('table.languages'),
      cell: ({ unwritten }) => <MissingLanguages languages={unwritten} />,
    },
  ];
  const create = mayCreate && (
    <ButtonLink href={newAddOnPath(lng)} size="s" look="solid">
      {t('addOn.create')}
    </ButtonLink>
  );
  return (
    <DataTable
      caption={admin('nav.addons')}
      columns={columns}
      rows={addOns.data?.data}
      meta={addOns.data?.meta}
      rowKey={({ uuid }) => uuid}
      rowHref={({ uuid }) => addOnPath(lng, uuid)}
      control={control}
      busy={addOns.isFetching}
      failed={addOns.isError}
      retry={() => void addOns.refetch()}
      empty={{ title: t('addOn.empty'), hint: t('addOn.emptyHint'), action: create }}
      searchable
      csv="addons"
      actions={create}
      filters={
        <>
          <SelectFilter
            control={control}
            name="unit"
            label={t('addOn.unit')}
            options={addOnUnits.map((unit) => ({ value: unit, label: shop(`detail.unit.${unit}`) }))}
          />
          <ActiveFilter control={control} />
        </>
      }
      bulk={(chosen, done) => (
        <ActivationActions
          chosen={chosen}
          action={offer}
          done={done}
          label={(active) => t(active ? 'addOn.offer' : 'addOn.stopOffering')}
        />
      )}
      quickLook={{
        title: ({ name }) => name,
        body: (row) => (
          <Facts
            facts={[
              { label: t('addOn.price'), value: formatRupiah(row.price, lng) },
              { label: t('addOn.unit'), value: shop(`detail.unit.${row.unit}`) },
              { label: t('addOn.maximum'), value: row.maximum },
              { label: t('addOn.products'), value: row.products },
            ]}
          />
        ),
      }}
    />
  );
}
