const LONGEST = 20_000;
const TAGS = /<style[\s\S]*?<\/style>|<script[\s\S]*?<\/script>|<[^>]*>/gi;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

const withoutTags = (html: string): string =>
  html
    .replaceAll(/<(br|\/p|\/div)[^>]*>/gi, '\n')
    .replaceAll(TAGS, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name] ?? '');

/** The words of a mail: its text, or that of its page without any markup. */
export const replyText = ({ text, html }: { text?: string | undefined; html?: string | undefined }): string =>
  (text?.trim() || withoutTags(html ?? ''))
    .replaceAll('\u0000', '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, LONGEST);
