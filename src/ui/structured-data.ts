import type { BreadcrumbList, FAQPage, ItemList, PropertyValue } from 'schema-dts';

type Named = { name: string; href: string };

/** Search engines require absolute addresses. */
export const absolute = (origin: string, path: string): string => new URL(path, origin).href;

export const breadcrumbList = (origin: string, crumbs: readonly Named[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(origin, href),
  })),
});

/** A listing page, whose entries have their own pages. */
export const itemList = (origin: string, entries: readonly Named[]): ItemList => ({
  '@type': 'ItemList',
  itemListElement: entries.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: absolute(origin, href),
  })),
});

export const faqPage = (questions: readonly { question: string; answer: string }[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

export const depthRange = (name: string, { from, to }: { from: number; to: number }): PropertyValue => ({
  '@type': 'PropertyValue',
  name,
  minValue: from,
  maxValue: to,
  unitCode: 'MTR',
});
