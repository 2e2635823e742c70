'use client';
import { Modal, Slider } from '@mantine/core';
import { useEffect, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { useT } from '../../../../i18n/client';
import { Button } from '../../../../ui/action/button';
import { Alert } from '../../../../ui/feedback/alert';
import css from './avatar-field.module.css';
import { cropToSquare, sendPicture } from './send-picture';

type Props = { file: File; onClose: () => void; onKept: (uuid: string) => void };

const CLOSEST = 4;

/** Cuts the picture to a square; arrow keys move it, the slider brings it closer. */
export function CropDialog({ file, onClose, onKept }: Props) {
  const { t, lng } = useT('accounts');
  const { t: sayError } = useT('errors');
  const [url, setUrl] = useState<string | null>(null);
  const [at, setAt] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  const keep = async () => {
    if (!url || !area) return;
    setBusy(true);
    setFault(null);
    const sent = await cropToSquare(url, area)
      .then((picture) => sendPicture(picture, lng))
      .catch(() => ({ message: sayError('internal') }));
    setBusy(false);
    if ('uuid' in sent) onKept(sent.uuid);
    else setFault(sent.message);
  };

  return (
    <Modal opened onClose={onClose} title={t('avatar.crop')} closeButtonProps={{ 'aria-label': t('avatar.cancel') }}>
      <div className={css.stage}>
        {url && (
          <Cropper
            image={url}
            crop={at}
            zoom={zoom}
            maxZoom={CLOSEST}
            aspect={1}
            cropShape="round"
            onCropChange={setAt}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
          />
        )}
      </div>
      <Slider
        className={css.zoom}
        thumbLabel={t('avatar.zoom')}
        label={null}
        min={1}
        max={CLOSEST}
        step={0.05}
        value={zoom}
        onChange={setZoom}
      />
      {fault && <Alert tone="error">{fault}</Alert>}
      <div className={css.actions}>
        <Button onClick={onClose}>{t('avatar.cancel')}</Button>
        <Button look="solid" busy={busy} onClick={keep}>
          {t('avatar.keep')}
        </Button>
      </div>
    </Modal>
  );
}
