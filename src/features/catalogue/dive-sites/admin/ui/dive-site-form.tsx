'use client';
import { diveSiteEditPath } from '@/features/catalogue/admin/ui/office-paths';
import { useItemForm, useNewItemForm } from '@/features/catalogue/admin/ui/use-item-form';
import { type DiveSiteView, diveSiteForm } from '@/features/catalogue/dive-sites/admin/schema';
import type { Locale } from '@/shared/locale/locales';
import { trpc } from '@/trpc/react';
import { EditForm } from '@/ui/form/edit-form';
import { DiveSiteFields } from './dive-site-fields';
import { DiveSiteNav } from './dive-site-nav';
import { newDiveSite, toDiveSiteForm } from './dive-site-values';

export function DiveSiteEdit({ lng, site }: { lng: Locale; site: DiveSiteView }) {
  const { locations } = trpc.useUtils().admin;
  const update = trpc.admin.locations.update.useMutation();
  const { editing, slug } = useItemForm({
    schema: diveSiteForm,
    toForm: toDiveSiteForm,
    pathOf: (to) => diveSiteEditPath(lng, to),
    entity: 'location',
    view: site,
    update: (seen, values) => update.mutateAsync({ ...values, ...seen }),
    get: (current) => locations.get.fetch({ slug: current }, { staleTime: 0 }),
  });
  return (
    <>
      <DiveSiteNav lng={lng} slug={slug} active={site.active} here="edit" />
      <EditForm editing={editing}>
        <DiveSiteFields lng={lng} form={editing.form} />
      </EditForm>
    </>
  );
}

/** Excludes the pictures, which are added once the site exists. */
export function DiveSiteCreate({ lng }: { lng: Locale }) {
  const create = trpc.admin.locations.create.useMutation();
  const editing = useNewItemForm({
    schema: diveSiteForm,
    toForm: toDiveSiteForm,
    pathOf: (slug) => diveSiteEditPath(lng, slug, 'images'),
    blank: newDiveSite,
    create: (values) => create.mutateAsync(values),
  });
  return (
    <EditForm editing={editing}>
      <DiveSiteFields lng={lng} form={editing.form} />
    </EditForm>
  );
}
