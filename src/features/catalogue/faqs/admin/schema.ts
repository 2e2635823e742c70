import { LONGEST_LINE, LONGEST_PARAGRAPH, line, paragraph } from '@/features/catalogue/domain/written';
import { faqTexts, faqTopics } from '@/features/catalogue/schema';
import { errorKey } from '@/shared/errors/error-key';
import { pageFields, pageOf } from '@/shared/list/pages';
import { locales } from '@/shared/locale/locales';
import { requiredText } from '@/shared/schema/fields';
import { writtenTexts } from '@/shared/schema/localised';
import { withFields } from '@/shared/schema/text-with-fields';
import { seenVersion } from '@/shared/schema/versions';
import { z } from '@/shared/schema/zod';

const required = errorKey('required.field');

const fields = {
  topic: z.enum(faqTopics),
  /** Requires English only. */
  texts: writtenTexts(
    { question: withFields(line), answer: withFields(paragraph) },
    {
      question: withFields(requiredText(required, LONGEST_LINE)),
      answer: withFields(requiredText(required, LONGEST_PARAGRAPH)),
    },
  ),
  active: z.boolean(),
};

export const faqInput = z.strictObject(fields);
export type FaqInput = z.output<typeof faqInput>;
const uuid = z.string();
export const faqRef = z.strictObject({ uuid });
/** Omitted fields stay unchanged; `version` is that of the question the caller read. */
export const updateFaqInput = faqInput.partial().extend({ uuid, version: seenVersion });
export type FaqChange = Omit<z.output<typeof updateFaqInput>, 'uuid' | 'version'>;
const uuids = z.array(uuid).min(1).max(500);
export const showFaqsInput = z.strictObject({ uuids, active: z.boolean() });
export const sortFaqsInput = z.strictObject({ topic: fields.topic, uuids });

const sorts = ['topic', '-topic', 'updated_at', '-updated_at'] as const;
export const allFaqsInput = z.strictObject({
  ...pageFields,
  /** Part of the question or answer in any language. */
  search: z.string().trim().max(100).optional(),
  /** Sorting by topic keeps the order of questions within each topic. */
  sort: z.enum(sorts).default('topic'),
  topic: fields.topic.optional(),
  active: z.boolean().optional(),
});
export type AllFaqsInput = z.output<typeof allFaqsInput>;

export const faqRow = z.object({
  uuid: z.uuid(),
  topic: fields.topic,
  question: z.string(),
  answer: z.string(),
  active: z.boolean(),
  unwritten: z.array(z.enum(locales)),
  updated_at: z.iso.datetime(),
});
export type FaqRow = z.infer<typeof faqRow>;
export const faqRows = pageOf(faqRow);

export const staffFaqView = z.object({ uuid: z.uuid(), ...fields, texts: faqTexts, version: z.iso.datetime() });
export type StaffFaqView = z.output<typeof staffFaqView>;
