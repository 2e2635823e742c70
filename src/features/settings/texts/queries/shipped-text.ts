import type { Block, PostDocument } from '@/features/blog/schema';
import { type Part, shippedParts } from '@/features/settings/texts/domain/shipped';
import type { PageName, PageText } from '@/features/settings/texts/schema';
import { translator } from '@/i18n/translate';
import type { Locale } from '@/shared/locale/locales';
import { unfilled } from '@/shared/shop/text-fields';

/** Alternative names of fields in the locale files. */
const aliases = { number: { about: unfilled.guide, csr: unfilled.meals }, from: unfilled.opens, to: unfilled.closes };

type Translate = (key: string) => string;

const words = (text: string) => [{ type: 'text' as const, text }];
const heading = (level: 2 | 3, text: string): Block => ({ type: 'heading', attrs: { level }, content: words(text) });
const paragraphs = (text: string): Block[] =>
  text.split('\n').map((line) => ({ type: 'paragraph', content: words(line) }));

const blocksOf = ({ title, texts = [], points = [], list = [] }: Part, translate: Translate): Block[] => [
  heading(2, translate(title)),
  ...texts.flatMap((key) => paragraphs(translate(key))),
  ...(list.length > 0
    ? [
        {
          type: 'bulletList' as const,
          content: list.map((key) => ({ type: 'listItem' as const, content: paragraphs(translate(key)) })),
        },
      ]
    : []),
  ...points.flatMap((point) => [heading(3, translate(`${point}Title`)), ...paragraphs(translate(`${point}Text`))]),
];

/** The shipped text with its fields unfilled. */
export async function shippedText(page: PageName, lng: Locale): Promise<PageText> {
  const t = (await translator(lng, page)) as unknown as (key: string, values: object) => string;
  const number = page === 'about' || page === 'csr' ? aliases.number[page] : '';
  const translate: Translate = (key) => t(key, { ...unfilled, number, from: aliases.from, to: aliases.to });
  const body: PostDocument = {
    type: 'doc',
    content: shippedParts[page].flatMap((part: Part) => blocksOf(part, translate)),
  };
  return { title: translate('title'), lead: translate('lead'), description: translate('metaDescription'), body };
}
