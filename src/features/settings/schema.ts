import { pictureView } from '@/features/media/schema';
import { errorKey } from '@/shared/errors/error-key';
import { isPossiblePhone } from '@/shared/schema/phone';
import { seenVersion } from '@/shared/schema/versions';
import { z } from '@/shared/schema/zod';
import { sections } from '@/shared/shop/sections';
import { counterMethods } from '@/shared/shop/selling';

/** `version` is that of the section as read by the caller. */
const version = { version: seenVersion };

const { whats_app: whatsApp, phones } = sections.identity.shape;
const impossible = errorKey('invalid.phone_number');

/** Requires possible numbers to save; numbers saved earlier stay readable. */
export const identityInput = sections.identity.extend({
  whats_app: whatsApp.refine(isPossiblePhone, impossible),
  phones: phones.superRefine((entries, ctx) => {
    for (const [index, { number }] of entries.entries())
      if (!isPossiblePhone(number)) ctx.addIssue({ code: 'custom', path: [index, 'number'], message: impossible });
  }),
});

export const updateIdentityInput = identityInput.extend(version);
export const updateSellingInput = sections.selling.extend(version);
export const updatePickupInput = sections.pickup.extend(version);
export const updateLanguagesInput = sections.languages.extend(version);
export const updateCounterInput = sections.counter.extend(version);
export const updateInvoicesInput = sections.invoices.extend(version);
export const updateRefundsInput = sections.refunds.extend(version);
export const updateMailsInput = sections.mails.extend(version);
export const updateProofInput = sections.proof.extend(version);
export const updateAgenciesInput = sections.agencies.extend(version);
export const updatePapersInput = sections.papers.extend(version);
export const updateFeesInput = sections.fees.extend(version);

const stored = { version: z.iso.datetime() };

/** Each section has its own version. */
export const settingsView = z.object({
  identity: z.object({ ...sections.identity.shape, ...stored }),
  selling: z.object({ ...sections.selling.shape, ...stored }),
  pickup: z.object({ ...sections.pickup.shape, ...stored }),
  languages: z.object({ ...sections.languages.shape, ...stored }),
  counter: z.object({ ...sections.counter.shape, ...stored }),
  invoices: z.object({ ...sections.invoices.shape, ...stored }),
  refunds: z.object({ ...sections.refunds.shape, ...stored }),
  mails: z.object({ ...sections.mails.shape, ...stored }),
  proof: z.object({ ...sections.proof.shape, ...stored }),
  agencies: z.object({ ...sections.agencies.shape, ...stored }),
  papers: z.object({ ...sections.papers.shape, ...stored }),
  fees: z.object({ ...sections.fees.shape, ...stored }),
  logo: pictureView.nullable(),
  /** `HOLD_MINUTES`, used while `selling.hold_minutes` is null. */
  hold_minutes_of_environment: z.number(),
});
export type SettingsView = z.infer<typeof settingsView>;

/** Payment methods at the counter. */
export const counterMethodsView = z.object({ methods: z.array(z.enum(counterMethods)) });
