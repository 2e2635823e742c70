import type { PaperState } from '@/features/ready/papers/domain/paper-state';
import type { HealthOutcome } from './outcome';

/** A diver who needs a physician has something to do until a signed page is sent; then staff decide. */
export function healthState(outcome: HealthOutcome, files: number): PaperState {
  switch (outcome) {
    case 'cleared':
    case 'approved':
      return 'done';
    case 'refused':
      return 'needs_us';
    case 'needs_physician':
      return files > 0 ? 'needs_us' : 'open';
  }
}

/** True while a diver may dive only after a physician's approval. */
export const isForPhysician = (outcome: HealthOutcome): boolean => ['needs_physician', 'refused'].includes(outcome);
