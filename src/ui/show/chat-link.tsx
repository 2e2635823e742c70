'use client';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import type { Locale } from '@/shared/locale/locales';
import { chatLink } from '@/shared/schema/chat-link';
import { formatDay } from '@/shared/time/dates';
import { isDay } from '@/shared/time/days';
import { buttonClass } from '@/ui/action/button-shape';
import { useAddressSearch } from '@/ui/address-search';
import type { ChatTexts } from './chat-texts';

type Props = {
  lng: Locale;
  /** The shop's number; no link is rendered without it. */
  number: string;
  texts: ChatTexts;
  /** The title of the question's subject; defaults to the subject of the page. */
  trip?: string | undefined;
  date?: string | null | undefined;
  look?: 'quiet' | 'outline';
};

/** Reads the page's subject for links in its frame: the page marks the trip, and the day unless its address has it. */
const aboutPage = () => document.querySelector<HTMLElement>('[data-trip]')?.dataset;

function messageOf({ lng, texts, trip, date }: Pick<Props, 'lng' | 'texts' | 'trip' | 'date'>): string {
  if (!trip) return texts.plain;
  const about = date && isDay(date) ? texts.tripOn.replace('{date}', formatDay(date, lng, 'full')) : texts.trip;
  return about.replace('{trip}', trip);
}

/** Opens a WhatsApp chat with the shop that begins with the trip and the date. */
export function ChatLink({ number, look = 'quiet', ...about }: Props) {
  const search = useAddressSearch();
  const date = about.date ?? new URLSearchParams(search).get('date');
  if (!number) return null;
  const address = (named: Pick<Props, 'trip' | 'date'>) => chatLink(number, messageOf({ ...about, ...named }));
  const nameTrip = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    const page = aboutPage();
    currentTarget.href = address({ trip: about.trip ?? page?.trip, date: date ?? page?.tripDay });
  };
  return (
    <a
      className={buttonClass({ look, size: 's' })}
      href={address({ trip: about.trip, date })}
      target="_blank"
      rel="noreferrer"
      onClick={nameTrip}
      onAuxClick={nameTrip}
    >
      <IconBrandWhatsapp aria-hidden="true" />
      {about.texts.label}
    </a>
  );
}
