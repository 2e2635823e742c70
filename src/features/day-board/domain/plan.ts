import type { Part } from '@/features/outings/domain/parts';
import type { BoardDay } from './board-day';

/** Why the plan chose something; `params` are names and numbers, codes for what the reader's language names. */
export type Choice = {
  choice: 'vehicle' | 'captain' | 'group' | 'leader';
  reason:
    | 'stays_on_vehicle'
    | 'smallest_that_fits'
    | 'not_room_for_all'
    | 'free_captain'
    | 'free_driver'
    | 'private_guide'
    | 'with_parent'
    | 'same_level'
    | 'led_before'
    | 'shares_language'
    | 'instructor_for_course'
    | 'free_leader';
  params: Record<string, string | number>;
};

/** What the day lacks, in the words of whoever has to find it. */
export type Missing =
  | { lacks: 'vehicle'; kind: 'boat' | 'van'; title: string; people: number; areas: string[]; parts: Part[] }
  /** Chosen by hand, so that the plan does not put them elsewhere. */
  | { lacks: 'service'; vehicle: string; title: string }
  | { lacks: 'captain' | 'driver'; vehicle: string; parts: Part[] }
  | { lacks: 'guide' | 'instructor'; count: number; parts: Part[] }
  | { lacks: 'parent'; name: string };

export type Step = { day: BoardDay; choices: Choice[]; missing: Missing[] };
export type Plan = Step;

export const isNew = (groupId: string): boolean => groupId.startsWith('new ');
