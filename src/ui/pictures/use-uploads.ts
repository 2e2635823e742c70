import { useState } from 'react';
import { useT } from '@/i18n/client';
import { type SentPicture, sendPicture } from './send-picture';
import { usePictureFault } from './use-picture-fault';

/** An upload that is in progress or has failed. */
export interface Upload {
  id: number;
  name: string;
  /** Progress from 0 to 1. */
  share: number;
  fault: string | null;
}

let count = 0;

/** Uploads files one after the other and reports each finished one. */
export function useUploads(onUploaded: (picture: SentPicture) => void) {
  const { t, lng } = useT('errors');
  const faultOf = usePictureFault();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const change = (id: number, news: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...news } : upload)));
  const forget = (id: number) => setUploads((all) => all.filter((upload) => upload.id !== id));

  const send = async (id: number, file: File) => {
    const wrong = await faultOf(file);
    if (wrong) return change(id, { fault: wrong });
    const sent = await sendPicture(file, lng, (share) => change(id, { share }));
    if (!sent || 'message' in sent) return change(id, { fault: sent?.message ?? t('internal') });
    forget(id);
    onUploaded(sent);
  };
  const add = async (files: File[]) => {
    const coming = files.map((file) => {
      count += 1;
      return { file, upload: { id: count, name: file.name, share: 0, fault: null } };
    });
    setUploads((all) => [...all.filter(({ fault }) => !fault), ...coming.map(({ upload }) => upload)]);
    for (const { file, upload } of coming) await send(upload.id, file);
  };
  return { uploads, add, forget };
}
