import type { Graph } from 'schema-dts';
import { asWritten } from '@/i18n/typography/as-written';

type Nodes = Pick<Graph, '@graph'>;
type Props = { of: Nodes | Nodes['@graph'][number] };

/** Structured data for search engines; React escapes the text so that it cannot close the script. */
export const JsonLd = ({ of }: Props) => (
  <script type="application/ld+json">
    {asWritten(JSON.stringify({ '@context': 'https://schema.org', ...Object(of) }))}
  </script>
);
