import { requirements, teaches, teachesNothing } from '@/features/catalogue/domain/requirements';
import { readySteps } from '@/shared/diving/ready-steps';
import { z } from '@/shared/schema/zod';

const isOnce = (values: readonly string[]): boolean => new Set(values).size === values.length;

/** What a product requires of its divers, gives them, and leaves out of what they are asked by their links. */
export const requirementFields = {
  requirements,
  teaches,
  skipped_steps: z.array(z.enum(readySteps)).max(readySteps.length).refine(isOnce),
};

/** The same for a new product. */
export const newRequirementFields = {
  /** Defaults to the usual requirements of its kind. */
  requirements: requirements.optional(),
  teaches: teaches.default(teachesNothing),
  skipped_steps: requirementFields.skipped_steps.default([]),
};
