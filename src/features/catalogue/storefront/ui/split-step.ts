/** Longer beginnings would make a paragraph of bold text. */
const LONGEST = 60;

/** Ends the first words of a step: a sentence, a colon or a semicolon. Chinese and Japanese marks need no space behind them. */
const marks = ['. ', ': ', '; ', '。', '：', '；'];

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Splits a step of a day after its first words; without one, or if that is long, all of it is text. */
export function splitStep(text: string): { title: string; text: string } {
  const ends = marks.map((mark) => text.indexOf(mark)).filter((at) => at > 0);
  const at = ends.length > 0 ? Math.min(...ends) : text.replace(/[.。]$/, '').length;
  if (at > LONGEST) return { title: '', text };
  return { title: text.slice(0, at), text: capitalised(text.slice(at + 1).trim()) };
}
