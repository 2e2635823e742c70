import { contactInput, inquiryInput, internshipInquiryInput } from '@/features/contact/schema';
import { sentencesByField } from '@/shared/errors/field-sentences';

const schemas = { contact: contactInput, inquiry: inquiryInput, internship: internshipInquiryInput };
export type FormKind = keyof typeof schemas;

/** Validates with the server's own schema before sending; zod is loaded only when a visitor starts to type. */
export function faultsOf(kind: FormKind, values: unknown) {
  const parsed = schemas[kind].safeParse(values);
  return parsed.success ? {} : sentencesByField(parsed.error);
}
