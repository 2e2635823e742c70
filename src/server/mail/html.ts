/** HTML that is safe to send unchanged. */
export class Html {
  constructor(readonly text: string) {}
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escapeText = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

type Part = string | number | Html | null | readonly Html[];

function render(part: Part): string {
  if (part === null) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(render).join('');
  return escapeText(String(part));
}

/** Escapes every value except those made by this function itself. */
export function html(written: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(written.reduce((text, piece, at) => text + render(parts[at - 1] ?? null) + piece));
}
