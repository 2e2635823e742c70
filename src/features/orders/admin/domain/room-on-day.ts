import type { ScheduleDayView } from '@/features/availability/admin/schedule/schema';

type Room = { status: 'left' | 'too_few' | 'sold_out' | 'closed' | 'not_offered'; left: number };

/** Whether a day has seats for so many divers; the staff may ignore its cut-off. */
export function roomOn({ status, capacity, taken }: ScheduleDayView, divers: number): Room {
  if (status === 'closed' || status === 'not_offered') return { status, left: 0 };
  const left = Math.max(0, capacity - taken);
  if (left === 0) return { status: 'sold_out', left };
  return { status: left < divers ? 'too_few' : 'left', left };
}
