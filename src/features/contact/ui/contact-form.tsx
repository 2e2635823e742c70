'use client';
import type { Locale } from '@/shared/locale/locales';
import { Area, Field } from './fields';
import { MessageForm, type MessageFormTexts } from './message-form';
import type { Refusals } from './refusals';
import { SenderFields, type SenderTexts } from './sender-fields';
import { useMessageForm } from './use-message-form';

type Props = {
  lng: Locale;
  texts: MessageFormTexts & SenderTexts & Record<'subject', string>;
  refusals: Refusals;
};

const read = (form: FormData) => ({ kind: 'contact' as const, values: Object.fromEntries(form) });

export function ContactForm({ lng, texts, refusals }: Props) {
  const messageForm = useMessageForm({ lng, procedure: 'send', refusals, failed: texts.failed, read });
  const { faults } = messageForm;
  return (
    <MessageForm messageForm={messageForm} texts={texts}>
      <SenderFields texts={texts} faults={faults} />
      <Field name="subject" label={texts.subject} required fault={faults.subject} />
      <Area name="message" label={texts.message} required fault={faults.message} />
    </MessageForm>
  );
}
