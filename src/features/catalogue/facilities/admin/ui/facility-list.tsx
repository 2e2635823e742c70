'use client';
import { keepPreviousData } from '@tanstack/react-query';
import { OfficeList } from '@/features/catalogue/admin/ui/office-list';
import { facilitiesPath, facilityEditPath } from '@/features/catalogue/admin/ui/office-paths';
import { Shown } from '@/features/catalogue/admin/ui/shown';
import { allFacilitiesInput, type FacilityRowView } from '@/features/catalogue/facilities/admin/schema';
import { facilityKinds } from '@/features/catalogue/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { trpc } from '@/trpc/react';
import { ButtonLink } from '@/ui/action/button-link';
import { MissingLanguages } from '@/ui/show/missing-languages';
import type { Column } from '@/ui/table/column';
import { ActiveFilter, SelectFilter } from '@/ui/table/filters';
import { ItemName } from '@/ui/table/item-name';
import { listInput } from '@/ui/table/table-state';
import { useTableState } from '@/ui/table/use-table-state';

const defaults = { sort: 'position', filters: ['kind', 'active'], perPage: 50 };

export function FacilityList({ lng }: { lng: Locale }) {
  const { t } = useT('catalogue-admin');
  const { t: translateKind } = useT('catalogue');
  const control = useTableState(defaults);
  const { facilities } = trpc.admin;
  const answer = facilities.list.useQuery(listInput(allFacilitiesInput, control.state), {
    placeholderData: keepPreviousData,
  });
  const columns: Column<FacilityRowView>[] = [
    {
      key: 'slug',
      header: t('list.name'),
      sortable: true,
      cell: ({ slug, name, cover, kind }) => (
        <ItemName
          href={facilityEditPath(lng, slug)}
          name={name}
          cover={cover}
          under={translateKind(`facility.${kind}`)}
        />
      ),
    },
    {
      key: 'languages',
      header: t('list.untranslated'),
      cell: ({ unwritten }) => <MissingLanguages languages={unwritten} />,
    },
    { key: 'active', header: t('list.state'), cell: ({ active }) => <Shown active={active} /> },
  ];
  return (
    <OfficeList
      caption={t('facility.list')}
      columns={columns}
      answer={answer}
      control={control}
      nameOf={({ name }) => name}
      hrefOf={({ slug }) => facilityEditPath(lng, slug)}
      csv="facility-locations"
      filters={
        <>
          <SelectFilter
            control={control}
            name="kind"
            label={t('product.field.kind')}
            options={facilityKinds.map((value) => ({ value, label: translateKind(`facility.${value}`) }))}
          />
          <ActiveFilter control={control} />
        </>
      }
      create={
        <ButtonLink size="s" look="solid" href={`${facilitiesPath(lng)}/create`}>
          {t('facility.create')}
        </ButtonLink>
      }
      show={facilities.show.useMutation()}
      sort={facilities.sort.useMutation()}
      remove={facilities.remove.useMutation()}
      removing={{ title: (name) => t('list.removeTitle', { name }), body: t('facility.removeBody') }}
    />
  );
}
