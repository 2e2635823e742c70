import { accountMails } from '@/features/accounts/mails';
import { contactMails } from '@/features/contact/mails';
import { orderMails } from '@/features/orders/mails';
import type { Mails } from '@/server/mail/mail';

export const mails: Mails = {
  params: { ...accountMails.params, ...contactMails.params, ...orderMails.params },
  write: { ...accountMails.write, ...contactMails.write, ...orderMails.write },
};
