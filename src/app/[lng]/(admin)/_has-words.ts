/** Whether a text has each of the typed words, or a part of it: 'take payment' finds 'Take a payment'. */
export const hasWords = (text: string, typed: string, lng: string): boolean => {
  const searched = text.toLocaleLowerCase(lng);
  return typed
    .toLocaleLowerCase(lng)
    .split(/\s+/)
    .every((word) => searched.includes(word));
};
