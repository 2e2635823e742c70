'use client';
import { Modal, Slider } from '@mantine/core';
import { useEffect, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import css from './crop-dialog.module.css';
import { cropTo, type Frame } from './crop-picture';
import { type SentPicture, sendPicture } from './send-picture';

interface Props {
  /** A selected file, or the address of an uploaded picture. */
  source: File | string;
  frame: Frame;
  /** For portraits: the crop is shown round, and drawn exactly at the frame's size. */
  round?: boolean;
  onClose: () => void;
  onUploaded: (picture: SentPicture) => void;
}

const CLOSEST = 4;

function useAddress(source: File | string): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (typeof source === 'string') return setUrl(source);
    const made = URL.createObjectURL(source);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [source]);
  return url;
}

/** Crops a picture to its frame; arrow keys move it, the slider zooms. */
export function CropDialog({ source, frame, round = false, onClose, onUploaded }: Props) {
  const { t, lng } = useT('common');
  const { t: translateError } = useT('errors');
  const url = useAddress(source);
  const [at, setAt] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  const keep = async () => {
    if (!url || !area) return;
    setBusy(true);
    setFault(null);
    const sent = await cropTo(url, area, frame, round)
      .then((picture) => sendPicture(picture, lng))
      .catch(() => null);
    setBusy(false);
    if (sent && 'uuid' in sent) onUploaded(sent);
    else setFault(sent?.message ?? translateError('internal'));
  };

  return (
    <Modal opened onClose={onClose} title={t('crop.title')} closeButtonProps={{ 'aria-label': t('crop.cancel') }}>
      <div className={css.stage}>
        {url && (
          <Cropper
            image={url}
            crop={at}
            zoom={zoom}
            maxZoom={CLOSEST}
            aspect={frame.width / frame.height}
            cropShape={round ? 'round' : 'rect'}
            onCropChange={setAt}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
          />
        )}
      </div>
      <Slider
        className={css.zoom}
        thumbLabel={t('crop.zoom')}
        label={null}
        min={1}
        max={CLOSEST}
        step={0.05}
        value={zoom}
        onChange={setZoom}
      />
      {fault && <Alert tone="error">{fault}</Alert>}
      <div className={css.actions}>
        <Button onClick={onClose}>{t('crop.cancel')}</Button>
        <Button look="solid" busy={busy} onClick={keep}>
          {t('crop.keep')}
        </Button>
      </div>
    </Modal>
  );
}
