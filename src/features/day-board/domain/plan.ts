import type { Part } from '@/features/outings/domain/parts';
import type { BoardDay } from './board-day';

/** The reason for a choice of the plan; `params` are names, numbers, and codes to be translated for the reader. */
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

/** A shortage of the day, with the ids needed to find it. */
export type Missing =
  | { lacks: 'vehicle'; kind: 'boat' | 'van'; title: string; people: number; areas: string[]; parts: Part[] }
  /** Pinned by hand, so the plan does not move it. */
  | { lacks: 'service'; vehicle: string; title: string }
  | { lacks: 'captain' | 'driver'; vehicle: string; parts: Part[] }
  | { lacks: 'guide' | 'instructor'; count: number; parts: Part[] }
  | { lacks: 'parent'; name: string };

export type Step = { day: BoardDay; choices: Choice[]; missing: Missing[] };
export type Plan = Step;

export const isNew = (groupId: string): boolean => groupId.startsWith('new ');
