import { z } from 'zod';
import { sendQueuedMail } from '@/features/notifications/commands/send-queued-mail';
import { defineJob } from '@/server/jobs/job';
import { forgetMails } from '@/server/mail/forget-mails';

export const mailJobs = [
  defineJob({
    name: 'mail.send',
    lane: 'mail',
    payload: z.strictObject({ sealed: z.string() }),
    run: (_ctx, { sealed }, about = []) => sendQueuedMail(sealed, about),
  }),
  defineJob({
    name: 'mail.forget',
    lane: 'upkeep',
    payload: z.strictObject({ sealed: z.string() }),
    run: ({ db }, { sealed }) => forgetMails(db, sealed),
  }),
];
