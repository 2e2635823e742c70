const FEWEST_WORDS = 2;
const SHORTEST_WORD = 3;
/** First words of names that cameras and apps give. */
const namedByApps = [
  'whatsapp',
  'screenshot',
  'screen',
  'image',
  'photo',
  'picture',
  'signal',
  'untitled',
  'copy',
  'img',
];

/**
 * Returns the words of a file name as a sentence ("manta-ray_at manta point (2).jpg": "Manta ray at manta point"), or an
 * empty text for a name that a camera or an app gave.
 */
export function wordsOfFileName(name: string): string {
  const stem = name.slice(0, name.lastIndexOf('.'));
  const words = stem.split(/[\s_().,+-]/u).filter((part) => /^\p{L}+$/u.test(part));
  const [first = ''] = words;
  if (namedByApps.includes(first.toLowerCase())) return '';
  if (words.filter(({ length }) => length >= SHORTEST_WORD).length < FEWEST_WORDS) return '';
  const sentence = words.join(' ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
