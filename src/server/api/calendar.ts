import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventBusyStatus, ICalEventStatus } from 'ical-generator';
import { operator } from '@/config/operator';
import type { CalendarEntry } from '@/shared/time/calendar-entry';

export type CalendarFile = { method: `${ICalCalendarMethod}`; content: string };

/** Of two files about one entry the one with the higher number counts, whichever is read last. */
const FIRST_SEQUENCE = Date.UTC(2026, 0, 1);
const sequenceAt = (at: Date): number => Math.floor((at.getTime() - FIRST_SEQUENCE) / 1000);

const statuses = {
  tentative: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
} as const;

function methodOf({ status }: CalendarEntry, guest: string | undefined): ICalCalendarMethod {
  if (status === 'cancelled') return ICalCalendarMethod.CANCEL;
  return guest === undefined ? ICalCalendarMethod.PUBLISH : ICalCalendarMethod.REQUEST;
}

/**
 * The current state of an entry as an .ics file. Mailed to a `guest` it is an already accepted invitation, because
 * calendars update and remove only those by themselves.
 */
export function calendarFile(entry: CalendarEntry, at: Date, guest?: string): CalendarFile {
  const method = methodOf(entry, guest);
  const calendar = ical({ method, prodId: { company: operator.name, product: 'Booking' } });
  const event = calendar.createEvent({
    id: entry.uid,
    sequence: sequenceAt(at),
    stamp: at,
    start: entry.from,
    end: entry.to,
    allDay: entry.fullDays,
    summary: entry.title,
    description: entry.description,
    location: entry.location,
    url: entry.url,
    organizer: { name: operator.name, email: operator.email },
    status: statuses[entry.status],
    busystatus: entry.status === 'cancelled' ? ICalEventBusyStatus.FREE : ICalEventBusyStatus.BUSY,
  });
  if (guest !== undefined) event.createAttendee({ email: guest, rsvp: false, status: ICalAttendeeStatus.ACCEPTED });
  return { method, content: calendar.toString() };
}
