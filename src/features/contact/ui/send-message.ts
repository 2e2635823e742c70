import type { Locale } from '@/shared/locale/locales';
import { mutate } from '@/trpc/light';

export type Outcome = { sent: string } | { refused: string; fields: Record<string, string[]> };
type Values = Parameters<typeof mutate<'contact.send'>>[2] & Parameters<typeof mutate<'contact.inquire'>>[2];

export async function sendMessage(lng: Locale, procedure: 'send' | 'inquire', values: unknown): Promise<Outcome> {
  const { output, refusal } = await mutate(lng, `contact.${procedure}`, values as Values);
  if (refusal) return { refused: refusal.message, fields: refusal.data.errors ?? {} };
  return { sent: output.message };
}
