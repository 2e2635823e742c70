import { z } from 'zod';
import { defineJob } from '@/server/jobs/job';
import { eraseMails } from './erase-mails';
import type { MailComposers } from './mail';
import { sendQueuedMail } from './send-queued-mail';

export const mailJobs = (mails: MailComposers) => [
  defineJob({
    name: 'mail.send',
    lane: 'mail',
    payload: z.strictObject({ sealed: z.string() }),
    run: ({ db }, { sealed }, about = []) => sendQueuedMail(db, mails, sealed, about),
  }),
  defineJob({
    name: 'mail.forget',
    lane: 'upkeep',
    payload: z.strictObject({ sealed: z.string() }),
    run: ({ db }, { sealed }) => eraseMails(db, sealed),
  }),
];
