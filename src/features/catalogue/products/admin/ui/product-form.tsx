'use client';
import type { ReactNode } from 'react';
import { productEditPath } from '@/features/catalogue/admin/ui/office-paths';
import { useItemForm, useNewItemForm } from '@/features/catalogue/admin/ui/use-item-form';
import type { ProductChoices } from '@/features/catalogue/product-links/domain/choices';
import { type ProductView, productForm } from '@/features/catalogue/products/admin/schema';
import type { Locale } from '@/shared/locale/locales';
import { useShop } from '@/shop/client';
import { trpc } from '@/trpc/react';
import { EditForm } from '@/ui/form/edit-form';
import { ProductFields } from './product-fields';
import { ProductNav } from './product-nav';
import { fromProductForm, newProduct, toProductForm } from './product-values';

type Props = { lng: Locale; choices: ProductChoices };

type EditProps = Props & { product: ProductView; shortDays: (slug: string, diversPerGuide: number) => ReactNode };

export function ProductEdit({ lng, choices, product, shortDays }: EditProps) {
  const { products } = trpc.useUtils().admin;
  const update = trpc.admin.products.update.useMutation();
  const { editing, slug } = useItemForm({
    schema: productForm,
    toForm: toProductForm,
    pathOf: (to) => productEditPath(lng, to),
    entity: 'product',
    view: product,
    update: (seen, values) => update.mutateAsync({ ...fromProductForm(values), ...seen }),
    get: (current) => products.get.fetch({ slug: current }, { staleTime: 0 }),
  });
  return (
    <>
      <ProductNav lng={lng} slug={slug} here="edit" />
      <EditForm editing={editing}>
        <ProductFields
          lng={lng}
          form={editing.form}
          choices={choices}
          own={slug}
          shortDays={(diversPerGuide) => shortDays(slug, diversPerGuide)}
        />
      </EditForm>
    </>
  );
}

/** Excludes pictures and questions, which are added once the product exists. */
export function ProductCreate({ lng, choices }: Props) {
  const { cutOffHours, diversPerGuide } = useShop();
  const create = trpc.admin.products.create.useMutation();
  const editing = useNewItemForm({
    schema: productForm,
    toForm: toProductForm,
    pathOf: (slug) => productEditPath(lng, slug, 'images'),
    blank: {
      ...newProduct,
      cut_off_hours: cutOffHours,
      divers_per_guide: Math.min(diversPerGuide, newProduct.divers_per_guide ?? diversPerGuide),
    },
    create: (values) => create.mutateAsync(fromProductForm(values)),
  });
  return (
    <EditForm editing={editing}>
      <ProductFields lng={lng} form={editing.form} choices={choices} />
    </EditForm>
  );
}
