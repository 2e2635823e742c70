/** True if a text contains each typed word or part of a word: 'take payment' finds 'Take a payment'. */
export const hasWords = (text: string, typed: string, lng: string): boolean => {
  const searched = text.toLocaleLowerCase(lng);
  return typed
    .toLocaleLowerCase(lng)
    .split(/\s+/)
    .every((word) => searched.includes(word));
};
