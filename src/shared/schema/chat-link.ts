/**
 * Opens a WhatsApp chat with a number that begins with the code of its country; without one, WhatsApp lets the sender
 * choose whom to write to. A 0 in brackets is only for callers at home.
 */
export const chatLink = (number: string | null, text?: string): string =>
  `https://wa.me/${number?.replace(/\(0\)|\D/g, '') ?? ''}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
