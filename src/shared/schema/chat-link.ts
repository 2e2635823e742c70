import { fullDigits } from './phone';

/** Opens a WhatsApp chat with a stored number; without a number, WhatsApp lets the sender choose whom to write to. */
export const chatLink = (phone: string | null, text?: string): string =>
  `https://wa.me/${phone ? fullDigits(phone) : ''}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
