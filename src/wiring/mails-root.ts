import { accountMails } from '@/features/accounts/mails';
import { contactMails } from '@/features/contact/mails';
import { approvalMails } from '@/features/order-desk/approvals/mails';
import { orderMails } from '@/features/orders/mails';
import { readyMails } from '@/features/ready/mails';
import type { MailComposers } from '@/server/mail/mail';

export const mails: MailComposers = {
  params: {
    ...accountMails.params,
    ...contactMails.params,
    ...orderMails.params,
    ...approvalMails.params,
    ...readyMails.params,
  },
  write: {
    ...accountMails.write,
    ...contactMails.write,
    ...orderMails.write,
    ...approvalMails.write,
    ...readyMails.write,
  },
};
