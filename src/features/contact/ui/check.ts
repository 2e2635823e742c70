import { contactInput, inquiryInput, internshipInquiryInput } from '@/features/contact/schema';
import { sentencesByField } from '@/shared/errors/field-sentences';

const schemas = { contact: contactInput, inquiry: inquiryInput, internship: internshipInquiryInput };
export type FormKind = keyof typeof schemas;

/** What the server would refuse, before it is asked. It comes with zod, so it is loaded when somebody writes. */
export function faultsOf(kind: FormKind, values: unknown) {
  const parsed = schemas[kind].safeParse(values);
  return parsed.success ? {} : sentencesByField(parsed.error);
}
