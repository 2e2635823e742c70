import { useState } from 'react';
import { useT } from '@/i18n/client';
import { type SentPicture, sendPicture } from './send-picture';
import { shrink } from './shrink-picture';
import { usePictureFault } from './use-picture-fault';

/** An upload that waits, is in progress, has failed, or is done while others of its batch are not. */
export interface Upload {
  id: number;
  name: string;
  /** Progress from 0 to 1. */
  share: number;
  done: boolean;
  fault: string | null;
}

let count = 0;

/** Uploads files one after the other, which keeps their order, and reports each finished one with its file name. */
export function useUploads(onUploaded: (picture: SentPicture, fileName: string) => void) {
  const { t, lng } = useT('errors');
  const faultOf = usePictureFault();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const change = (id: number, news: Partial<Upload>) =>
    setUploads((all) => {
      const changed = all.map((upload) => (upload.id === id ? { ...upload, ...news } : upload));
      return changed.every(({ done, fault }) => done || fault) ? changed.filter(({ fault }) => fault) : changed;
    });
  const forget = (id: number) => setUploads((all) => all.filter((upload) => upload.id !== id));

  const send = async (id: number, file: File) => {
    const picture = await shrink(file);
    const wrong = await faultOf(picture);
    if (wrong) return change(id, { fault: wrong });
    const sent = await sendPicture(picture, lng, (share) => change(id, { share }));
    if (!sent || 'message' in sent) return change(id, { fault: sent?.message ?? t('internal') });
    change(id, { done: true, share: 1 });
    onUploaded(sent, file.name);
  };
  const add = async (files: File[]) => {
    const coming = files.map((file) => {
      count += 1;
      return { file, upload: { id: count, name: file.name, share: 0, done: false, fault: null } };
    });
    setUploads((all) => [...all.filter(({ fault }) => !fault), ...coming.map(({ upload }) => upload)]);
    for (const { file, upload } of coming) await send(upload.id, file);
  };
  return { uploads, add, forget };
}
