import type { Locale } from '@/shared/locale/locales';
import type { FocusPoint } from '@/shared/schema/focus-point';

/** A picture stored by the server. */
export interface SentPicture {
  uuid: string;
  url: string;
  width: number;
  height: number;
  focus: FocusPoint;
}

/** The stored picture, or the refusal in the reader's language; null without a response. */
type Sent = SentPicture | { message: string } | null;

function answerIn(text: string): Sent {
  try {
    const answer = JSON.parse(text) as { data: SentPicture } | { message: string; errors?: { file?: string[] } };
    if ('data' in answer) return answer.data;
    return { message: answer.errors?.file?.[0] ?? answer.message };
  } catch {
    return null;
  }
}

/** Uploads a picture through its own endpoint, with upload progress. */
export function sendPicture(picture: Blob, lng: Locale, onProgress?: (share: number) => void): Promise<Sent> {
  const body = new FormData();
  body.append('file', picture, 'picture');
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/media?lang=${lng}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(loaded / total);
    request.onload = () => resolve(answerIn(request.responseText));
    request.onerror = () => resolve(null);
    request.send(body);
  });
}
