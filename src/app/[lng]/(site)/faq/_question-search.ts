import { asWritten } from '@/i18n/typography/as-written';

export type Question = { uuid: string; question: string; answer: string };
export type Topic = { id: string; title: string; questions: Question[] };

const plain = (text: string) => text.normalize('NFKC').toLocaleLowerCase();

/** Questions that contain every searched word, in any order; topics without results are omitted. */
export function questionsWith(topics: Topic[], search: string): Topic[] {
  // Words copied from a page contain the characters that keep a number beside its unit.
  const words = plain(asWritten(search))
    .split(/[\s、，,]+/u)
    .filter(Boolean);
  if (words.length === 0) return topics;
  const fits = ({ question, answer }: Question) => {
    const text = plain(`${question} ${answer}`);
    return words.every((word) => text.includes(word));
  };
  return topics
    .map((topic) => ({ ...topic, questions: topic.questions.filter(fits) }))
    .filter(({ questions }) => questions.length > 0);
}
