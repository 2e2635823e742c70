'use client';
import { keepPreviousData } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { OfficeList } from '@/features/catalogue/admin/ui/office-list';
import { productEditPath, productsPath } from '@/features/catalogue/admin/ui/office-paths';
import { Shown } from '@/features/catalogue/admin/ui/shown';
import { useOfficeAction } from '@/features/catalogue/admin/ui/use-office-action';
import { allProductsInput, type ProductRow } from '@/features/catalogue/products/admin/schema';
import { productKinds } from '@/features/catalogue/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { trpc } from '@/trpc/react';
import { useMayOpen } from '@/ui/access/rights';
import { ButtonLink } from '@/ui/action/button-link';
import { MissingLanguages } from '@/ui/show/missing-languages';
import type { Column } from '@/ui/table/column';
import { ActiveFilter, SelectFilter } from '@/ui/table/filters';
import { ItemName } from '@/ui/table/item-name';
import { listInput } from '@/ui/table/table-state';
import { useTableState } from '@/ui/table/use-table-state';

const defaults = { sort: 'position', filters: ['kind', 'active'], perPage: 50 };

export function ProductList({ lng }: { lng: Locale }) {
  const { t } = useT('catalogue-admin');
  const mayCreate = useMayOpen()('/admin/products/create');
  const { t: words } = useT('catalogue');
  const router = useRouter();
  const actionOptions = useOfficeAction();
  const control = useTableState(defaults);
  const { products } = trpc.admin;
  const answer = products.list.useQuery(listInput(allProductsInput, control.state), {
    placeholderData: keepPreviousData,
  });
  const show = products.show.useMutation();
  const sort = products.sort.useMutation();
  const remove = products.remove.useMutation();
  const duplicate = products.duplicate.useMutation(actionOptions(t('product.notice.duplicated')));

  const columns: Column<ProductRow>[] = [
    {
      key: 'slug',
      header: t('list.name'),
      sortable: true,
      cell: ({ slug, title, cover, kind, area }) => (
        <ItemName
          href={productEditPath(lng, slug)}
          name={title}
          cover={cover}
          under={[t(`product.kind.${kind}`), area && words(`area.${area}`)].filter(Boolean).join(' · ')}
        />
      ),
    },
    {
      key: 'price',
      header: t('product.field.price'),
      sortable: true,
      align: 'end',
      noWrap: true,
      cell: ({ price, bookable }) =>
        price === null ? t(bookable ? 'list.noPrice' : 'list.onRequest') : formatRupiah(price, lng),
    },
    {
      key: 'places',
      header: t('product.field.places'),
      align: 'end',
      cell: ({ places_per_day: seatsPerDay }) => seatsPerDay,
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
      caption={t('product.list')}
      columns={columns}
      answer={answer}
      control={control}
      nameOf={({ title }) => title}
      hrefOf={({ slug }) => productEditPath(lng, slug)}
      csv="products"
      filters={
        <>
          <SelectFilter
            control={control}
            name="kind"
            label={t('product.field.kind')}
            options={productKinds.map((value) => ({ value, label: t(`product.kind.${value}`) }))}
          />
          <ActiveFilter control={control} />
        </>
      }
      create={
        mayCreate && (
          <ButtonLink size="s" look="solid" href={`${productsPath(lng)}/create`}>
            {t('product.create')}
          </ButtonLink>
        )
      }
      show={show}
      sort={sort}
      remove={remove}
      removing={{ title: (name) => t('list.removeTitle', { name }), body: t('product.removeBody') }}
      actions={({ slug }) => [
        { label: t('nav.faqs'), href: productEditPath(lng, slug, 'faqs') },
        { label: t('nav.images'), href: productEditPath(lng, slug, 'images') },
        { label: t('nav.preview'), href: productEditPath(lng, slug, 'preview') },
        {
          label: t('product.duplicate'),
          act: () => duplicate.mutate({ slug }, { onSuccess: (copy) => router.push(productEditPath(lng, copy.slug)) }),
        },
      ]}
    />
  );
}
