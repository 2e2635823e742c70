import ical, {
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
} from 'ical-generator';
import type { CalendarEntry } from '@/shared/time/calendar-entry';

export type CalendarFile = { method: `${ICalCalendarMethod}`; content: string };

/** The file with the higher sequence number wins, in whatever order calendars read them. */
const FIRST_SEQUENCE = Date.UTC(2026, 0, 1);
const sequenceAt = (at: Date): number => Math.floor((at.getTime() - FIRST_SEQUENCE) / 1000);

const statuses = {
  tentative: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
} as const;

/** A file with several entries can only publish them. */
function methodOf([entry, ...others]: CalendarEntry[], guest: string | undefined): ICalCalendarMethod {
  if (others.length > 0) return ICalCalendarMethod.PUBLISH;
  const status = entry?.status;
  if (status === 'cancelled') return ICalCalendarMethod.CANCEL;
  return guest === undefined ? ICalCalendarMethod.PUBLISH : ICalCalendarMethod.REQUEST;
}

type Organizer = { name: string; email: string };
type Event = { at: Date; organizer: Organizer; guest?: string };

function addEvent(
  calendar: ICalCalendar,
  entry: CalendarEntry,
  { at, organizer: { name, email }, guest }: Event,
): void {
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
    organizer: { name, email },
    status: statuses[entry.status],
    busystatus: entry.status === 'cancelled' ? ICalEventBusyStatus.FREE : ICalEventBusyStatus.BUSY,
  });
  if (guest !== undefined) event.createAttendee({ email: guest, rsvp: false, status: ICalAttendeeStatus.ACCEPTED });
}

type Mailing = { at: Date; organizer: Organizer; guest?: string; further?: CalendarEntry[] | undefined };

/**
 * The current state of one or several entries as an .ics file. Mailed to a `guest`, it is an already accepted
 * invitation, because calendars update and remove only invitations automatically.
 */
export function calendarFile(entry: CalendarEntry, { at, organizer, guest, further = [] }: Mailing): CalendarFile {
  const entries = [entry, ...further];
  const method = methodOf(entries, guest);
  const calendar = ical({ method, prodId: { company: organizer.name, product: 'Booking' } });
  for (const one of entries)
    addEvent(calendar, one, { at, organizer, ...(entries.length === 1 && guest && { guest }) });
  return { method, content: calendar.toString() };
}
