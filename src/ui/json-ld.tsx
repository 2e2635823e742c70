import { asWritten } from '@/i18n/typography/as-written';

/** Structured data for search engines; React escapes the text so that it cannot close the script. */
export const JsonLd = ({ of }: { of: object }) => (
  <script type="application/ld+json">{asWritten(JSON.stringify({ '@context': 'https://schema.org', ...of }))}</script>
);
