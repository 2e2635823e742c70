import { IconPhotoPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useT } from '@/i18n/client';
import { pictureMimeTypes } from '@/shared/schema/picture-limits';
import css from './drop-zone.module.css';

export function DropZone(props: { several: boolean; onFiles: (files: File[]) => void }) {
  const { t } = useT('ui');
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  useEffect(() => {
    // Without this, the browser would open a picture dropped beside the zone, and unsaved changes on the page would be
    // lost.
    const stay = (event: DragEvent) => event.dataTransfer?.types.includes('Files') && event.preventDefault();
    const moves = ['dragover', 'drop'] as const;
    for (const move of moves) window.addEventListener(move, stay);
    return () => {
      for (const move of moves) window.removeEventListener(move, stay);
    };
  }, []);
  const take = (files: FileList | null) => {
    const all = [...(files ?? [])];
    if (all.length > 0) props.onFiles(props.several ? all : all.slice(0, 1));
  };
  return (
    <>
      <button
        type="button"
        className={css.drop}
        data-over={over || undefined}
        onClick={() => picker.current?.click()}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
      >
        <IconPhotoPlus aria-hidden="true" />
        <strong>{t(props.several ? 'pictures.chooseSeveral' : 'pictures.choose')}</strong>
        <span>{t('pictures.drop')}</span>
      </button>
      <input
        ref={picker}
        type="file"
        accept={pictureMimeTypes.join(',')}
        multiple={props.several}
        hidden
        onChange={(event) => {
          take(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
