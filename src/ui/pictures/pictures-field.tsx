'use client';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useT } from '@/i18n/client';
import type { LocalisedLine } from '@/shared/schema/localised';
import { maxPictures } from '@/shared/schema/picture-limits';
import { Alert } from '@/ui/feedback/alert';
import { errorAt, type FormHandle, valueAt } from '@/ui/form/form-handle';
import { SortableList } from '@/ui/form/sortable-list';
import type { Frame } from './crop-picture';
import { DropZone } from './drop-zone';
import { PictureCard } from './picture-card';
import css from './pictures-field.module.css';
import type { PlacedPicture } from './placed-picture';
import { UploadList } from './upload-list';
import { useUploads } from './use-uploads';
import { wordsOfFileName } from './words-of-file-name';

const CropDialog = dynamic(() => import('./crop-dialog').then((module) => module.CropDialog), { ssr: false });
const FocusDialog = dynamic(() => import('./focus-dialog').then((module) => module.FocusDialog), { ssr: false });
const usualFrame = { width: 1600, height: 1200 };

interface Props {
  form: FormHandle;
  /** The form path of a list of `PlacedPicture`; the first picture is the cover. */
  path: string;
  label: string;
  /** Allows one picture only; a new one replaces the old. */
  single?: boolean;
  /** The shape of the crop dialog, and the maximum size of a cropped picture. */
  frame?: Frame;
  /** True when the pictures have alternative texts; decorative pictures do not. */
  described?: boolean;
  /** True when pages crop the pictures around a focal point. */
  focal?: boolean;
  /** The name of what the pictures show, proposed as their alternative text. */
  subject?: LocalisedLine;
}

/** Pictures to upload, crop, sort and describe. */
export function PicturesField(props: Props) {
  const { form, path, label, single = false, frame = usualFrame, described = true, focal = true, subject } = props;
  const { t } = useT('ui');
  const [cropped, setCropped] = useState<PlacedPicture | null>(null);
  const [aimed, setAimed] = useState<PlacedPicture | null>(null);
  // Reads the current value, because uploads finish while other pictures are sorted or removed.
  const now = () => (valueAt(form.getValues(), path) ?? []) as PlacedPicture[];
  const { onChange: write } = form.getInputProps(path);
  const change = (uuid: string, picture: PlacedPicture | null) =>
    write(now().flatMap((one) => (one.uuid !== uuid ? [one] : picture ? [picture] : [])));
  const { uploads, add, forget } = useUploads((sent, fileName) => {
    const words = wordsOfFileName(fileName);
    const alts = words ? { en: words } : (subject ?? { en: '' });
    const placed = { ...sent, alts: described ? alts : { en: '' }, proposed: described && alts.en !== '' };
    write(single ? [placed] : [...now(), placed]);
  });

  const pictures = now();
  const nameOf = (picture: PlacedPicture) =>
    picture.alts.en || t('pictures.number', { number: pictures.indexOf(picture) + 1 });
  return (
    <fieldset className={css.field}>
      <legend>{label}</legend>
      <SortableList
        grid
        disabled={single || pictures.length < 2}
        items={pictures}
        itemKey={({ uuid }) => uuid}
        itemName={nameOf}
        onSort={write}
      >
        {(picture, index) => (
          <PictureCard
            picture={picture}
            name={nameOf(picture)}
            described={described}
            isFirst={index === 0}
            isCover={!single && index === 0}
            onChange={(changed) => change(picture.uuid, changed)}
            onCrop={() => setCropped(picture)}
            onFocus={focal ? () => setAimed(picture) : undefined}
            onRemove={() => change(picture.uuid, null)}
            path={`${path}.${index}.alts`}
            errorOf={(at) => errorAt(form, at)}
          />
        )}
      </SortableList>
      {pictures.length > maxPictures && <Alert tone="error">{t('pictures.tooMany', { count: maxPictures })}</Alert>}
      <UploadList uploads={uploads} forget={forget} />
      <DropZone several={!single} onFiles={(files) => void add(files)} />
      {aimed && (
        <FocusDialog
          picture={aimed}
          name={nameOf(aimed)}
          onClose={() => setAimed(null)}
          onSet={(focus) => {
            change(aimed.uuid, { ...aimed, focus });
            setAimed(null);
          }}
        />
      )}
      {cropped && (
        <CropDialog
          source={cropped.url}
          frame={frame}
          onClose={() => setCropped(null)}
          onUploaded={(sent) => {
            change(cropped.uuid, { ...sent, alts: cropped.alts });
            setCropped(null);
          }}
        />
      )}
    </fieldset>
  );
}
