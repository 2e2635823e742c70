import { ImageResponse } from 'next/og';
import { createElement } from 'react';
import sharp from 'sharp';
import { operator } from '../../shared/operator';
import { sharingSize } from '../../shared/sharing-picture';

/** The one face that is always there knows these letters. A title in others stands beside the picture anyway. */
const isDrawable = (title: string): boolean => /^[\u0020-\u007e\u00a0-\u017f‘’“”–—…]*$/u.test(title);

const LONG_TITLE = 42;

const words = (title: string) =>
  createElement(
    'div',
    {
      style: {
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'flex-end',
        width: '100%',
        height: '100%',
        padding: '0 72px 60px',
        color: '#f4e3c1',
        backgroundImage: 'linear-gradient(180deg, rgba(3,24,37,0) 30%, rgba(3,24,37,0.9) 88%)',
      },
    },
    createElement(
      'div',
      { style: { color: '#ffffff', fontSize: title.length > LONG_TITLE ? 56 : 74, lineHeight: 1.12 } },
      isDrawable(title) ? title : '',
    ),
    createElement('div', { style: { marginTop: 22, fontSize: 36, color: '#45dfb1' } }, operator.name),
  );

/** A picture with a title on it, in the size that link previews want. */
export async function drawSharingPicture(title: string, background: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const overlay = await new ImageResponse(words(title), sharingSize).arrayBuffer();
  const drawn = await sharp(background)
    .resize({ ...sharingSize, fit: 'cover' })
    .composite([{ input: Buffer.from(overlay) }])
    .jpeg({ quality: 82 })
    .toBuffer();
  return new Uint8Array(drawn);
}
