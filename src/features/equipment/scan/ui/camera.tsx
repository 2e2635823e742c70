'use client';
import { frameLoop, QRCanvas } from 'qr/dom.js';
import { useEffect, useRef, useState } from 'react';
import { useT } from '@/i18n/client';
import { Alert } from '@/ui/feedback/alert';
import css from './scan.module.css';

/** Asks for the camera and reads the first QR code that it sees. */
export function Camera({ onRead }: { onRead: (text: string) => void }) {
  const { t } = useT('equipment-admin');
  const video = useRef<HTMLVideoElement>(null);
  const read = useRef(onRead);
  read.current = onRead;
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    async function start() {
      const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      const stop = () => {
        for (const track of stream.getTracks()) track.stop();
      };
      const player = video.current;
      if (signal.aborted || !player) return stop();
      signal.addEventListener('abort', stop);
      player.srcObject = stream;
      await player.play();
      const canvas = new QRCanvas();
      const cancel = frameLoop(() => {
        const { videoHeight: height, videoWidth: width } = player;
        const found = height > 0 ? canvas.drawImage(player, height, width) : undefined;
        if (typeof found !== 'string' || signal.aborted) return;
        closing.abort();
        read.current(found);
      });
      signal.addEventListener('abort', cancel);
    }
    start().catch(() => {
      if (!signal.aborted) setFailed(true);
    });
    return () => closing.abort();
  }, []);
  return (
    <>
      <div role="status">{hasFailed ? <Alert tone="error">{t('scan.failed')}</Alert> : <p>{t('scan.hint')}</p>}</div>
      <video ref={video} className={css.video} hidden={hasFailed} muted playsInline />
    </>
  );
}
