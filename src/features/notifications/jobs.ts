import { z } from 'zod';
import { defineJob } from '../../server/jobs/job';
import { sendQueuedMail } from './commands/send-queued-mail';

export const mailJobs = [
  defineJob({
    name: 'mail.send',
    payload: z.strictObject({ sealed: z.string() }),
    run: (_ctx, { sealed }) => sendQueuedMail(sealed),
  }),
];
