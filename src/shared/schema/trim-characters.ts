/** Trims these characters from both ends. A pattern ending in `+$` would backtrack at every run of them. */
export function trimCharacters(text: string, characters: string): string {
  let [start, end] = [0, text.length];
  while (start < end && characters.includes(text.charAt(start))) start += 1;
  while (end > start && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
