import type { BoardPartyView } from '@/features/day-board/schema';

/** True for guests who are picked up and have not said where they stay. */
export const lacksHotel = ({ hotel, pickup_area }: Pick<BoardPartyView, 'hotel' | 'pickup_area'>): boolean =>
  pickup_area !== null && !hotel;
