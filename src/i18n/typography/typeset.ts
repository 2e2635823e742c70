import { joiner } from './as-written';

const unit = [
  '°[CF]',
  '[kcm]?m',
  'k?g',
  '[lL]',
  '%',
  'bar',
  'h',
  '[Mm]in\\.?',
  'Std\\.',
  'Uhr',
  '[Mm]et(?:er|re)[ns]?',
  '[Mm]inut(?:e[ns]?)',
  'menit',
  'Stunden?',
  'hours?',
  'jam',
].join('|');
const parted = new RegExp(
  `(?<=\\d) (?=(?:${unit})(?![\\p{L}\\p{N}])|(?:to|sampai|bis) \\d)|(?<=\\b(?:Rp|IDR|USD)) (?=\\d)`,
  'gu',
);

// Japanese and Chinese break lines after any character, even after a number and within its counter.
const counter = [
  'か[月国所]目?',
  '[時週日分年]間目?',
  '[日週番回本]目',
  '[個个]月',
  '分钟',
  '小时',
  '公里',
  'キロ',
  'ダイブ',
  'メートル',
  'リットル',
  'パッケージ',
  '[\\p{Script=Han}\\p{Script=Katakana}つ]',
].join('|');
const counted = new RegExp(`(?<=\\d)(?:${counter})`, 'gu');
/** A Latin name beside a Chinese or Japanese one, short enough for one line. */
const latin = /（[\p{Script=Latin} ’-]{1,14}）/gu;
const span = /(?<=\d)[–〜](?=\d)/gu;
const compound = /(?<=\d)-(?=[cm]?m(?!\p{L}))/gu;

/** Prepares one of our texts for a page: no line breaks between a number and its unit, nor within a span. */
export const typeset = (text: string): string =>
  text
    .replace(parted, '\u00a0')
    .replace(latin, (name) => name.replaceAll(' ', '\u00a0'))
    .replace(counted, (word) => Array.from(word, (character) => joiner + character).join(''))
    .replace(span, `$&${joiner}`)
    .replace(compound, `$&${joiner}`);
