import type { TOptions } from 'i18next';
import { translator } from '@/i18n/translate';
import type { Ctx } from '@/server/api/context';
import type texts from '../../../../public/locales/en/accounts.json';

type Sentence = { [Key in keyof typeof texts]: (typeof texts)[Key] extends string ? Key : never }[keyof typeof texts];

export async function translateMessage({ locale }: Pick<Ctx, 'locale'>, sentence: Sentence, params: TOptions = {}) {
  const t = await translator(locale, 'accounts');
  return { message: t(sentence, params) };
}
