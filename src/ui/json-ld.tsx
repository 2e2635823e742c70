import type { Thing } from 'schema-dts';
import { asWritten } from '@/i18n/typography/as-written';

type Props = { of: Thing | { '@graph': readonly Thing[] } };

/** Structured data for search engines; React escapes the text so that it cannot close the script. */
export const JsonLd = ({ of }: Props) => (
  <script type="application/ld+json">
    {asWritten(JSON.stringify({ '@context': 'https://schema.org', ...Object(of) }))}
  </script>
);
