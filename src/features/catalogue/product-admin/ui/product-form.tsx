'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { Locale } from '../../../../shared/locales';
import { trpc, useLastEditor } from '../../../../trpc/react';
import { EditForm } from '../../../../ui/form/edit-form';
import { withFieldOf } from '../../../../ui/form/field-of-refusal';
import { useEditForm } from '../../../../ui/form/use-edit-form';
import { productEditPath } from '../../ui/office-paths';
import { type ProductChoices, type ProductView, productForm, type ProductForm as Values } from '../schema';
import { ProductFields } from './product-fields';
import { ProductNav } from './product-nav';
import { fromProductForm, newProduct, toProductForm } from './product-values';

type Props = { lng: Locale; choices: ProductChoices };

const keptAs = (view: ProductView) => ({ values: toProductForm(view), version: view.version });

/** A product that is there already. */
export function ProductEdit({ lng, choices, product }: Props & { product: ProductView }) {
  const cache = trpc.useUtils();
  const lastEditor = useLastEditor('product');
  const [slug, setSlug] = useState(product.slug);
  const update = trpc.catalogue.admin.products.update.useMutation();
  const editing = useEditForm<Values>({
    schema: productForm,
    kept: keptAs(product),
    async save(values, version = product.version) {
      const { slug: wanted, ...said } = fromProductForm(values);
      const view = await update
        .mutateAsync({ ...said, slug, new_slug: wanted, version })
        .catch((refused) => Promise.reject(withFieldOf(refused)));
      await cache.catalogue.admin.invalidate();
      if (view.slug !== slug) {
        setSlug(view.slug);
        history.replaceState(history.state, '', productEditPath(lng, view.slug));
      }
      return keptAs(view);
    },
    async latest() {
      const view = await cache.catalogue.admin.products.get.fetch({ slug }, { staleTime: 0 });
      return { ...keptAs(view), by: await lastEditor(view.uuid) };
    },
  });
  return (
    <>
      <ProductNav lng={lng} slug={slug} here="edit" />
      <EditForm editing={editing}>
        <ProductFields lng={lng} form={editing.form} choices={choices} own={slug} />
      </EditForm>
    </>
  );
}

/** One that is made; its pictures and questions come after. */
export function ProductCreate({ lng, choices }: Props) {
  const router = useRouter();
  const cache = trpc.useUtils();
  const create = trpc.catalogue.admin.products.create.useMutation();
  const editing = useEditForm<Values>({
    schema: productForm,
    kept: { values: newProduct },
    async save(values) {
      const view = await create.mutateAsync(fromProductForm(values));
      await cache.catalogue.admin.invalidate();
      router.replace(productEditPath(lng, view.slug, 'images'));
      return keptAs(view);
    },
  });
  return (
    <EditForm editing={editing}>
      <ProductFields lng={lng} form={editing.form} choices={choices} />
    </EditForm>
  );
}
