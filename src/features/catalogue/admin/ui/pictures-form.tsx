'use client';
import { useT } from '@/i18n/client';
import type { LocalisedLine } from '@/shared/schema/localised';
import { maxPictures } from '@/shared/schema/picture-limits';
import { z } from '@/shared/schema/zod';
import { EditForm } from '@/ui/form/edit-form';
import { type Saved, useEditForm } from '@/ui/form/use-edit-form';
import { PicturesField } from '@/ui/pictures/pictures-field';
import { type PlacedPicture, placedPicture } from '@/ui/pictures/placed-picture';
import { Panel } from '@/ui/show/panel';

const schema = z.object({ pictures: z.array(placedPicture).max(maxPictures) });
export type PicturesOf = { pictures: PlacedPicture[] };

export const namedPictures = ({ pictures }: PicturesOf) =>
  pictures.map(({ uuid, alts, focus }) => ({ uuid, alts, focus }));

/** Edits the pictures of a product or a dive site, the first of which is the cover. */
export function PicturesForm(props: {
  saved: Saved<PicturesOf>;
  save: (values: PicturesOf, version: string | undefined) => Promise<Saved<PicturesOf>>;
  latest: () => Promise<Saved<PicturesOf>>;
  /** The name of the product or dive site. */
  subject: LocalisedLine;
}) {
  const { t } = useT('catalogue-admin');
  const editing = useEditForm<PicturesOf>({ schema, ...props });
  return (
    <EditForm editing={editing}>
      <Panel>
        <PicturesField form={editing.form} path="pictures" label={t('nav.images')} subject={props.subject} />
      </Panel>
    </EditForm>
  );
}
