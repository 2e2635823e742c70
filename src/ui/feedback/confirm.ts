import type { ReactNode } from 'react';
import type { z } from '@/shared/schema/zod';
import { createInbox } from './inbox';

export interface Question {
  title: string;
  body: ReactNode;
  /** The verb of the action, not 'OK'. */
  confirmLabel: string;
  danger?: boolean;
  /** Adds a field for a reason; `input` is the schema of the procedure that receives it. */
  reason?: { label: string; input: z.ZodType<unknown, { reason: string }> };
}

export interface Confirmed {
  reason: string;
}

export interface Asking {
  question: Question;
  answer: (answer: Confirmed | null) => void;
}

const inbox = createInbox<Asking>();

/** Asks for confirmation; resolves to null when the person cancels, closes the dialog or presses Escape. */
export const confirm = (question: Question): Promise<Confirmed | null> =>
  new Promise((answer) => inbox.send({ question, answer }));

/** Registers the component that shows the dialog. */
export const onQuestion = inbox.listen;
