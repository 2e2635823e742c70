/**
 * A link that opens a WhatsApp chat with a number in international form; without a number, the sender chooses the
 * person in WhatsApp. A 0 in brackets is dialled within the country only, so it is dropped.
 */
export const chatLink = (number: string | null, text?: string): string =>
  `https://wa.me/${number?.replace(/\(0\)|\D/g, '') ?? ''}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
