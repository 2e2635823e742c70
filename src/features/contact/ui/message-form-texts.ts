import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { getShop } from '@/shop/server';
import type { InquiryTexts } from './inquiry-form';
import type { MessageFormTexts } from './message-form';
import type { SenderTexts } from './sender-fields';

export async function messageFormTexts(lng: Locale): Promise<MessageFormTexts> {
  const { t } = await getT(lng, 'contact');
  const { email } = (await getShop()).identity;
  return {
    form: t('form'),
    send: t('send'),
    another: t('another'),
    trap: t('trap'),
    noScript: t('noScript', { email }),
    note: t('note'),
  };
}

export async function senderTexts(lng: Locale): Promise<SenderTexts> {
  const { t } = await getT(lng, 'contact');
  const { t: common } = await getT(lng, 'common');
  return {
    name: t('field.name'),
    email: t('field.email'),
    phone: t('field.phone'),
    phoneHint: t('field.phoneHint'),
    countryCode: common('country.code'),
    phoneQuestion: common('phone.question'),
    phoneConfirm: common('phone.confirm'),
    message: t('field.message'),
    failed: t('failed'),
  };
}

export async function inquiryTexts(lng: Locale): Promise<InquiryTexts> {
  const { t } = await getT(lng, 'contact');
  const { t: common } = await getT(lng, 'common');
  return {
    ...(await messageFormTexts(lng)),
    ...(await senderTexts(lng)),
    product: t('field.product'),
    anyProduct: t('field.anyProduct'),
    intakeDate: t('field.intakeDate'),
    level: t('field.level'),
    loggedDives: t('field.loggedDives'),
    languages: t('field.languages'),
    internship: t('field.internship'),
    messageHint: t('field.messageHint'),
    date: {
      open: common('date.open'),
      format: common('date.format'),
      previous: common('date.previous'),
      next: common('date.next'),
      monthAndYear: common('date.monthAndYear'),
    },
  };
}
