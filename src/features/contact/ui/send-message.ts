import type { Locale } from '@/shared/locale/locales';

type Answer = {
  result?: { data: { json: { message: string } } };
  error?: { json: { message: string; data: { errors?: Record<string, string[]> | null } } };
};
export type Outcome = { sent: string } | { refused: string; fields: Record<string, string[]> };

/** Uses a bare fetch, so that public pages do not load the tRPC client. */
export async function sendMessage(lng: Locale, procedure: 'send' | 'inquire', values: unknown): Promise<Outcome> {
  const response = await fetch(`/api/trpc/contact.${procedure}?lang=${lng}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ json: values }),
  });
  const { result, error }: Answer = await response.json();
  if (result) return { sent: result.data.json.message };
  if (!error) throw new Error('no answer');
  return { refused: error.json.message, fields: error.json.data.errors ?? {} };
}
