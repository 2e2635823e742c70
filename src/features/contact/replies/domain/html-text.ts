/** Longer than any real reply; the rest is cut off. */
const LONGEST_PAGE = 100_000;
const LINE_ENDS = ['br', '/p', '/div'];
const HIDDEN = ['style', 'script'];
const LONGEST_NAME = 6;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Returns the lower-case tag name here, with its slash; null if the `<` is only a character. */
const tagAt = (html: string, at: number): string | null =>
  /^<([/!?]?[a-z]*)/i.exec(html.slice(at, at + LONGEST_NAME + 2))?.[1]?.toLowerCase() || null;

function endOfHidden(html: string, name: string, from: number): number {
  let at = html.indexOf('</', from);
  while (at >= 0 && tagAt(html, at) !== `/${name}`) at = html.indexOf('</', at + 2);
  return at < 0 ? html.length : at;
}

/** Reads each character a fixed number of times, because a hostile sender writes the page. */
function withoutTags(html: string): string {
  const texts: string[] = [];
  let at = 0;
  for (let open = html.indexOf('<'); open >= 0; open = html.indexOf('<', Math.max(at, open + 1))) {
    const name = tagAt(html, open);
    if (name === null) continue;
    texts.push(html.slice(at, open));
    const close = name === '!' && html.startsWith('<!--', open) ? html.indexOf('-->', open) : html.indexOf('>', open);
    if (close < 0) return texts.join('');
    at = html.indexOf('>', close) + 1;
    if (LINE_ENDS.includes(name)) texts.push('\n');
    if (HIDDEN.includes(name)) at = endOfHidden(html, name, at);
  }
  return texts.join('') + html.slice(at);
}

export const textOfHtml = (html: string): string =>
  withoutTags(html.slice(0, LONGEST_PAGE)).replaceAll(
    /&(amp|lt|gt|quot|nbsp);/g,
    (_, name: string) => entities[name] ?? '',
  );
