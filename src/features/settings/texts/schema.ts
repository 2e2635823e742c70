import { type PostDocument, postDocument } from '@/features/blog/schema';
import { errorKey } from '@/shared/errors/error-key';
import { locales, perLocale } from '@/shared/locale/locales';
import { requiredText } from '@/shared/schema/fields';
import { withFields } from '@/shared/schema/text-with-fields';
import { seenVersion } from '@/shared/schema/versions';
import { z } from '@/shared/schema/zod';
import { textFields } from '@/shared/shop/text-fields';
import { fieldsAreRight, isWritten } from './domain/document';

/** Pages whose texts the owner may edit. */
export const pageNames = ['terms', 'privacy', 'about', 'careers', 'csr'] as const;
export type PageName = (typeof pageNames)[number];

const LONGEST_TITLE = 120;
const LONGEST_LEAD = 400;
const LONGEST_DESCRIPTION = 300;
const MAX_BLOCKS = 300;

const oneLine = (longest: number) =>
  withFields(requiredText(errorKey('required.field'), longest).regex(/^[^\p{Cc}]*$/u, errorKey('invalid.field')));

const body = postDocument
  .refine(({ content }) => content.length <= MAX_BLOCKS, errorKey('invalid.field'))
  .refine(isWritten, errorKey('required.field'))
  .superRefine(fieldsAreRight);

/** Text of a page in one language: title, lead sentence, search description and body. */
export const pageText = z.strictObject({
  title: oneLine(LONGEST_TITLE),
  lead: oneLine(LONGEST_LEAD),
  description: oneLine(LONGEST_DESCRIPTION),
  body,
});
export type PageText = { title: string; lead: string; description: string; body: PostDocument };

const inEachLanguage = z.strictObject(perLocale(() => pageText.nullable()));
export type PageTexts = Record<(typeof locales)[number], PageText | null>;

export const pageRef = z.strictObject({ page: z.enum(pageNames) });

/** A null language shows the shipped text, or the owner's English if there is one. */
export const updatePageInput = pageRef.extend({ texts: inEachLanguage, version: seenVersion });

const nothing: PostDocument = { type: 'doc', content: [] };
/** Used by the form, whose editor has null for an empty text. */
const typedText = pageText.extend({ body: z.preprocess((typed) => typed ?? nothing, body) });
export const pageForm = z.strictObject({ texts: z.strictObject(perLocale(() => typedText.nullable())) });

const shown = z.object({ title: z.string(), lead: z.string(), description: z.string(), body: postDocument });
const values = z.object(Object.fromEntries(textFields.map((name) => [name, z.string()])));

/** A page as the owner edits it. */
export const pageView = z.object({
  page: z.enum(pageNames),
  texts: z.object(perLocale(() => shown.nullable())),
  /** The shipped texts with their fields unfilled. */
  shipped: z.object(perLocale(() => shown)),
  /** Current values of the fields. */
  fields: z.object(perLocale(() => values)),
  version: z.iso.datetime(),
});
export type PageView = z.infer<typeof pageView>;

/** A page as visitors read it, with its fields filled in. */
export const shownPage = shown.extend({
  /** True if the shop wrote it. */
  own: z.boolean(),
  /** Language of the text. */
  language: z.enum(locales),
  /** Effective date. */
  as_of: z.iso.date(),
});
export type ShownPage = z.infer<typeof shownPage>;
