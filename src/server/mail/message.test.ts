import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import type { Locale } from '@/shared/locale/locales';
import { asMessage } from './message';

const texts = { en: 'Two dives at Crystal Bay', de: 'Zwei Tauchgänge für Ärzte', ja: 'クリスタルベイで二本潜る' };

async function sourceOf(locale: Locale, text: string): Promise<string> {
  const mail = {
    id: 'one',
    at: new Date(),
    about: [],
    to: 'ann@example.test',
    replyTo: undefined,
    calendar: undefined,
  };
  const message = asMessage({ ...mail, locale, subject: text, html: `<p>${text}</p>`, text });
  const { message: source } = await createTransport({ streamTransport: true, buffer: true }).sendMail(message);
  return String(source);
}

test('the encoding of an email in a Latin-script language does not depend on its content', async () => {
  const encodings = (await sourceOf('de', texts.ja)).match(/^Content-Transfer-Encoding: .*$/gm);
  expect(encodings?.map((line) => line.trim())).toEqual(Array(2).fill('Content-Transfer-Encoding: quoted-printable'));
});

test('a part in another script takes the shorter encoding', async () => {
  expect(await sourceOf('ja', texts.ja)).toContain('Content-Transfer-Encoding: base64');
});

test.each(Object.entries(texts))('an email in %s arrives as it was written', async (locale, text) => {
  const read = await PostalMime.parse(await sourceOf(locale as Locale, text));
  expect(read).toMatchObject({
    subject: text,
    text: expect.stringContaining(text),
    html: expect.stringContaining(text),
  });
});
