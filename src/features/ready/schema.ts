import { diverFieldNames } from '@/features/booking/divers/domain/fields';
import { diverInput, diverView } from '@/features/booking/divers/schema';
import { orderItemView } from '@/features/orders/domain/item-view';
import { orderView } from '@/features/orders/schema';
import { paperWaiver, signedView } from '@/features/ready/waiver/schema';
import { paperSteps, readySteps } from '@/shared/diving/ready-steps';
import { pickupArea } from '@/shared/schema/transfers';
import { z } from '@/shared/schema/zod';
import { readyStates } from './domain/readiness';
import { type AnswerField, answerFields } from './domain/step-fields';
import { decisionReason, healthDecision, healthView, openHealthReason } from './health/schema';

const token = z.string().max(200);

export const readyInput = z.strictObject({ token });

const picked = Object.fromEntries(answerFields.map((field) => [field, true])) as Record<AnswerField, true>;

/** The answers to save; other fields stay unchanged. */
export const answersInput = z.strictObject({ token, ...z.object(diverInput.shape).pick(picked).partial().shape });
export type AnswersInput = z.output<typeof answersInput>;

/** A diver of an order, by the position from 0; REST passes it as text in the path. */
export const diverOfOrderInput = z.strictObject({
  uuid: z.string(),
  diver: z.union([
    z.int().min(0),
    z
      .string()
      .regex(/^\d{1,2}$/)
      .transform(Number),
  ]),
});
export type DiverOfOrderInput = z.output<typeof diverOfOrderInput>;

export const recordWaiverInput = diverOfOrderInput.extend(paperWaiver.shape);
export type RecordWaiverInput = z.output<typeof recordWaiverInput>;
export const openHealthInput = diverOfOrderInput.extend({ reason: openHealthReason });
export const decideHealthInput = diverOfOrderInput.extend({ decision: healthDecision, reason: decisionReason });
export type OpenHealthInput = z.output<typeof openHealthInput>;
export type DecideHealthInput = z.output<typeof decideHealthInput>;

export const diverLinkView = z.object({
  url: z.url(),
  /** The message to the diver, in the diver's language. */
  text: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** The last day on which the link works. */
  ends_on: z.iso.date(),
});
export type DiverLinkView = z.infer<typeof diverLinkView>;

const readiness = {
  state: z.enum(readyStates),
  /** The required fields that are empty. */
  missing: z.array(z.enum(diverFieldNames)),
  /** The texts of the shop that the diver has not answered or signed. */
  open_papers: z.array(z.enum(paperSteps)),
  /** The steps that the diver's products ask for. */
  steps: z.array(z.enum(readySteps)),
};

/** The state of each diver of a paid order until their last day is over, without their answers. */
export const readinessView = z.array(
  z.object({
    /** From 0. */
    position: z.int(),
    ...readiness,
    /** True after staff have revoked the diver's link, until they renew it. */
    is_revoked: z.boolean(),
    /** True when there is a photo of the diver's certification card. */
    has_card: z.boolean(),
    /** True once an adult has answered: the link of the order leads to this diver's link no more. */
    is_private: z.boolean(),
  }),
);
export type ReadinessView = z.infer<typeof readinessView>;

/** A picture in base64; null without one. */
export const diverCardView = z.object({ picture: z.string().nullable() });

/** Without a day, tomorrow. */
export const readyDayInput = z.strictObject({ date: z.iso.date().optional() });

/** The guests of a day, and those of them who are not ready, by order. */
export const readyDayView = z.object({
  date: z.iso.date(),
  ready: z.int(),
  guests: z.int(),
  orders: z.array(
    z.object({
      uuid: z.uuid(),
      booking_id: z.string(),
      name: z.string(),
      guests: z.array(
        z.object({
          /** In the order, from 0. */
          position: z.int(),
          name: z.string(),
          state: readiness.state,
          missing: readiness.missing,
          open_papers: readiness.open_papers,
          is_revoked: z.boolean(),
          /** False for a guest whom no reminder reaches. */
          has_address: z.boolean(),
        }),
      ),
    }),
  ),
});
export type ReadyDayView = z.infer<typeof readyDayView>;

export const readyView = z.object({
  ...readiness,
  diver: diverView,
  /** Null if the diver's products do not ask about health. */
  health: healthView.nullable(),
  /** True when there is a photo of the diver's certification card. */
  has_card: z.boolean(),
  /** The diver's days. */
  items: z.array(
    orderItemView.pick({
      uuid: true,
      product: true,
      variant: true,
      activity_date: true,
      activity_time: true,
      several_departures: true,
      duration_days: true,
      pickup_window: true,
      meeting_time: true,
      fees: true,
    }),
  ),
  pickup_area: pickupArea.nullable(),
  pickup_address: z.string().nullable(),
  no_fly_until: orderView.shape.no_fly_until,
  /** The last day on which the link works. */
  ends_on: z.iso.date(),
});
export type ReadyView = z.infer<typeof readyView>;

/** The diver's state after signing, and the waiver that now counts. */
export const signedWaiverView = z.object({ ready: readyView, signed: signedView.nullable() });
export type SignedWaiverView = z.infer<typeof signedWaiverView>;
