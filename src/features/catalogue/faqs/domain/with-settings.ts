import { fillText, type TextFieldValues } from '@/shared/shop/text-fields';

/** A question whose fields are filled with the settings of the shop. */
export const withSettings = <Q extends { question: string; answer: string }>(faq: Q, values: TextFieldValues): Q => ({
  ...faq,
  question: fillText(faq.question, values),
  answer: fillText(faq.answer, values),
});
