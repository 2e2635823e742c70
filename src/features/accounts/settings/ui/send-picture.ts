'use client';
import type { Area } from 'react-easy-crop';
import type { Locale } from '../../../../shared/locales';

const SIDE = 200;

const load = (url: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = reject;
    image.src = url;
  });

/** Whether the browser can draw what is in a file; its name may say what it likes. */
export async function canBeDrawn(file: File): Promise<boolean> {
  const url = URL.createObjectURL(file);
  try {
    await load(url);
    return true;
  } catch {
    return false;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The chosen part, 200 × 200 pixels: what travels is small, also from a phone's camera. */
export async function cropToSquare(url: string, { x, y, width, height }: Area): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  canvas.getContext('2d')?.drawImage(await load(url), x, y, width, height, 0, 0, SIDE, SIDE);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be drawn'))), 'image/png');
  });
}

type Sent = { uuid: string } | { message: string };

/** Pictures have a door of their own. */
export async function sendPicture(picture: Blob, lng: Locale): Promise<Sent> {
  const body = new FormData();
  body.append('file', picture, 'avatar.png');
  const response = await fetch(`/api/media?lang=${lng}`, { method: 'POST', body });
  const answer = (await response.json()) as { data: { uuid: string } } | { message: string };
  return 'data' in answer ? { uuid: answer.data.uuid } : { message: answer.message };
}
