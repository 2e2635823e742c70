import { errorKey } from '@/shared/errors/error-key';
import { z } from '@/shared/schema/zod';
import { outcomes } from './domain/outcome';
import { type QuestionId, questionIds } from './domain/questions';

const yesOrNo = z.boolean().optional();
const answers = z.strictObject(
  Object.fromEntries(questionIds.map((id) => [id, yesOrNo])) as Record<QuestionId, typeof yesOrNo>,
);

/** All answers at once; partial answers stay with the diver. */
export const healthInput = z.strictObject({
  token: z.string().max(200),
  /** The version of the text that was shown. */
  paper: z.uuid(),
  answers,
  consent: z.literal(true, errorKey('required.consent')),
  /** True to keep the outcome for the next booking. */
  keep: z.boolean(),
});
export type HealthInput = Omit<z.output<typeof healthInput>, 'token'>;

/** The published wording in the caller's language. */
export const healthTextView = z.object({
  /** The version to send with the answers. */
  paper: z.uuid(),
  /** By key: `intro`, `consent`, `keep`, and the ids of the questions. */
  texts: z.record(z.string(), z.string()),
});
export type HealthTextView = z.infer<typeof healthTextView>;

/** How far a diver is with the health questions; never the answers. */
export const healthView = z.object({
  /** The version of the text to answer. */
  paper: z.uuid(),
  /** Null until answered. */
  outcome: z.enum(outcomes).nullable(),
  on: z.iso.date().nullable(),
  /** True if the outcome was kept from an earlier booking. */
  is_kept: z.boolean(),
  /** The files that the diver has sent. */
  files: z.int(),
  /** Answers the question about the age; null without a birth date. */
  is_over_age: z.boolean().nullable(),
  /** True if a parent or guardian answers for the diver. */
  is_minor: z.boolean(),
});
export type HealthView = z.infer<typeof healthView>;

/** The outcomes that an account's people asked to keep. */
export const keptHealthView = z.array(
  z.object({
    uuid: z.uuid(),
    full_name: z.string(),
    date_of_birth: z.iso.date(),
    outcome: z.enum(outcomes),
    on: z.iso.date(),
    /** The last day on which it counts. */
    until: z.iso.date(),
  }),
);
export type KeptHealthView = z.infer<typeof keptHealthView>;

export const keptHealthInput = z.strictObject({ uuid: z.string() });

const reason = z.string().trim().min(1, errorKey('required.reason')).max(500);

/** Why staff open the answers; it is written to the audit log. */
export const openHealthReason = reason;
export const healthDecision = z.enum(['approved', 'refused']);
export const decisionReason = z.string().trim().max(500).default('');

/** The outcome of each diver who is asked, without any answer. */
export const staffHealthView = z.array(
  z.object({
    /** In the order, from 0. */
    position: z.int(),
    /** Null until answered. */
    outcome: z.enum(outcomes).nullable(),
    on: z.iso.date().nullable(),
    source: z.enum(['answers', 'paper', 'earlier']).nullable(),
    /** The member of staff who decided; null without a decision. */
    decided_by: z.string().nullable(),
    files: z.int(),
    /** False once the answers are purged, and for a form on paper. */
    is_readable: z.boolean(),
  }),
);
export type StaffHealthView = z.infer<typeof staffHealthView>;

/** The answers of a diver in the order in which they were asked, with the files. */
export const openedHealthView = z.object({
  answers: z.array(z.object({ id: z.enum(questionIds), question: z.string(), answer: z.boolean() })),
  /** The reason of the decision. */
  reason: z.string().nullable(),
  files: z.array(
    z.object({
      uuid: z.uuid(),
      mime: z.string(),
      saved_at: z.iso.datetime(),
      /** Works for the same member of staff for 15 minutes. */
      url: z.string(),
    }),
  ),
});
export type OpenedHealthView = z.infer<typeof openedHealthView>;
