import { errorKey } from '@/shared/errors/error-key';
import { pageFields, pageOf } from '@/shared/list/pages';
import { locales } from '@/shared/locale/locales';
import { fieldsBeyond, inBraces, messageFields } from '@/shared/mail/fill-fields';
import { requiredText } from '@/shared/schema/fields';
import { localisedTexts, writtenTexts } from '@/shared/schema/localised';
import { seenVersion } from '@/shared/schema/versions';
import { z } from '@/shared/schema/zod';

const LONGEST_SUBJECT = 150;
const LONGEST_BODY = 6000;
const MAX_TEMPLATES = 500;
const required = errorKey('required.field');

/** Refuses an unknown field, because guests would read the placeholder. */
const withFields = (text: z.ZodString) =>
  text.superRefine((value, ctx) => {
    const unknown = fieldsBeyond(value, messageFields);
    if (unknown.length === 0) return;
    const params = { fields: inBraces(unknown), allowed: inBraces(messageFields) };
    ctx.addIssue({ code: 'custom', message: errorKey('invalid.message_fields'), params });
  });

const tooLong = errorKey('invalid.too_long');
const oneLine = /^[^\p{Cc}]*$/u;
const subject = z.string().trim().max(LONGEST_SUBJECT, tooLong).regex(oneLine, errorKey('invalid.field'));
const body = z.string().trim().max(LONGEST_BODY, tooLong);

export const templateTexts = localisedTexts({ subject: z.string(), body: z.string() });

const fields = {
  name: requiredText(required, 100),
  texts: writtenTexts(
    { subject: withFields(subject), body: withFields(body) },
    { subject: withFields(subject.min(1, required)), body: withFields(body.min(1, required)) },
  ),
  /** An inactive template is not offered for answers. */
  active: z.boolean(),
};

export const templateInput = z.strictObject(fields);
export type TemplateInput = z.output<typeof templateInput>;

const uuid = z.string();
export const templateRef = z.strictObject({ uuid });
/** Omitted fields stay unchanged; `version` is that of the template the caller read. */
export const updateTemplateInput = templateInput.partial().extend({ uuid, version: seenVersion });
export type TemplateChange = Omit<z.output<typeof updateTemplateInput>, 'uuid' | 'version'>;
export const sortTemplatesInput = z.strictObject({ uuids: z.array(uuid).min(1).max(MAX_TEMPLATES) });

export const templatesInput = z.strictObject({
  ...pageFields,
  /** Part of the name. */
  search: z.string().trim().max(100).optional(),
  active: z.boolean().optional(),
});
export type TemplatesInput = z.output<typeof templatesInput>;

export const templateRow = z.object({
  uuid: z.uuid(),
  name: z.string(),
  subject: z.string(),
  active: z.boolean(),
  /** Languages in which guests get the English text or part of it. */
  unwritten: z.array(z.enum(locales)),
  updated_at: z.iso.datetime(),
});
export type TemplateRow = z.infer<typeof templateRow>;
export const templateRows = pageOf(templateRow);

export const templateView = z.object({
  uuid: z.uuid(),
  name: z.string(),
  texts: templateTexts,
  active: z.boolean(),
  version: z.iso.datetime(),
});
export type TemplateView = z.output<typeof templateView>;

export const usableInput = z.strictObject({ locale: z.enum(locales) });

/** A template in one language, with its fields not yet filled in. */
export const usableTemplate = z.object({
  uuid: z.uuid(),
  name: z.string(),
  subject: z.string(),
  body: z.string(),
  /** Language of the text: English when there is no translation. */
  locale: z.enum(locales),
});
export type UsableTemplate = z.infer<typeof usableTemplate>;
