import { z } from 'zod';
import { defineJob } from '../../server/jobs/job';
import { forgetMails } from '../../server/mail/forget-mails';
import { sendQueuedMail } from './commands/send-queued-mail';

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
