import { fillText, type TextFieldValues } from '@/shared/shop/text-fields';

/** Fills the fields of a question with the shop's settings. */
export const withSettings = <Q extends { question: string; answer: string }>(faq: Q, values: TextFieldValues): Q => ({
  ...faq,
  question: fillText(faq.question, values),
  answer: fillText(faq.answer, values),
});
