import { asWritten } from '@/shared/schema/as-written';

/** What search engines are told about a page, beside what people read. React keeps the text from ending the script. */
export const JsonLd = ({ of }: { of: object }) => (
  <script type="application/ld+json">{asWritten(JSON.stringify({ '@context': 'https://schema.org', ...of }))}</script>
);
