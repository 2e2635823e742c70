'use client';
import { keepPreviousData } from '@tanstack/react-query';
import { OfficeList } from '@/features/catalogue/admin/ui/office-list';
import { diveSiteEditPath, diveSitesPath } from '@/features/catalogue/admin/ui/office-paths';
import { Shown } from '@/features/catalogue/admin/ui/shown';
import { allDiveSitesInput, type DiveSiteRowView } from '@/features/catalogue/dive-sites/admin/schema';
import { useT } from '@/i18n/client';
import { areas } from '@/shared/diving/areas';
import type { Locale } from '@/shared/locale/locales';
import { trpc } from '@/trpc/react';
import { ButtonLink } from '@/ui/action/button-link';
import { MissingLanguages } from '@/ui/show/missing-languages';
import type { Column } from '@/ui/table/column';
import { ActiveFilter, SelectFilter } from '@/ui/table/filters';
import { ItemName } from '@/ui/table/item-name';
import { listInput } from '@/ui/table/table-state';
import { useTableState } from '@/ui/table/use-table-state';

const defaults = { sort: 'position', filters: ['area', 'active'], perPage: 50 };

export function DiveSiteList({ lng }: { lng: Locale }) {
  const { t } = useT('catalogue-admin');
  const { t: words } = useT('catalogue');
  const control = useTableState(defaults);
  const { locations } = trpc.admin;
  const answer = locations.list.useQuery(listInput(allDiveSitesInput, control.state), {
    placeholderData: keepPreviousData,
  });
  const columns: Column<DiveSiteRowView>[] = [
    {
      key: 'slug',
      header: t('list.name'),
      sortable: true,
      cell: ({ slug, name, cover, area }) => (
        <ItemName href={diveSiteEditPath(lng, slug)} name={name} cover={cover} under={words(`area.${area}`)} />
      ),
    },
    {
      key: 'depth',
      header: words('facts.depth'),
      sortable: true,
      align: 'end',
      noWrap: true,
      cell: ({ depth }) => words('depthShort', depth),
    },
    { key: 'products', header: t('location.field.products'), align: 'end', cell: ({ products }) => products },
    { key: 'person', header: t('location.part.person'), cell: ({ person_in_charge }) => person_in_charge ?? '–' },
    {
      key: 'languages',
      header: t('list.untranslated'),
      cell: ({ unwritten }) => <MissingLanguages languages={unwritten} />,
    },
    { key: 'active', header: t('list.state'), cell: ({ active }) => <Shown active={active} /> },
  ];
  return (
    <OfficeList
      caption={t('location.list')}
      columns={columns}
      answer={answer}
      control={control}
      nameOf={({ name }) => name}
      hrefOf={({ slug }) => diveSiteEditPath(lng, slug)}
      csv="locations"
      filters={
        <>
          <SelectFilter
            control={control}
            name="area"
            label={t('field.area')}
            options={areas.map((value) => ({ value, label: words(`area.${value}`) }))}
          />
          <ActiveFilter control={control} />
        </>
      }
      create={
        <ButtonLink size="s" look="solid" href={`${diveSitesPath(lng)}/create`}>
          {t('location.create')}
        </ButtonLink>
      }
      show={locations.show.useMutation()}
      sort={locations.sort.useMutation()}
      remove={locations.remove.useMutation()}
      removing={{ title: (name) => t('list.removeTitle', { name }), body: t('location.removeBody') }}
      actions={({ slug }) => [{ label: t('nav.images'), href: diveSiteEditPath(lng, slug, 'images') }]}
    />
  );
}
