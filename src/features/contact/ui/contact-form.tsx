'use client';
import type { Locale } from '@/shared/locale/locales';
import { Area, Field } from './fields';
import { MessageForm, type MessageFormTexts } from './message-form';
import type { Refusals } from './refusals';
import { emptySender, SenderFields, type SenderTexts } from './sender-fields';
import { useMessageForm } from './use-message-form';

type Props = {
  lng: Locale;
  texts: MessageFormTexts & SenderTexts & Record<'subject', string>;
  refusals: Refusals;
};

const empty = { ...emptySender, subject: '' };
const loadSchema = async () => (await import('@/features/contact/schema')).contactInput;
const toInput = (values: typeof empty) => values;

export function ContactForm({ lng, texts, refusals }: Props) {
  const messageForm = useMessageForm({
    lng,
    procedure: 'send',
    refusals,
    failed: texts.failed,
    initialValues: empty,
    loadSchema,
    toInput,
  });
  const { form } = messageForm;
  return (
    <MessageForm messageForm={messageForm} trap={form.getInputProps('website')} texts={texts}>
      <SenderFields lng={lng} texts={texts} form={form} />
      <Field
        key={form.key('subject')}
        {...form.getInputProps('subject')}
        name="subject"
        label={texts.subject}
        required
      />
      <Area
        key={form.key('message')}
        {...form.getInputProps('message')}
        name="message"
        label={texts.message}
        required
      />
    </MessageForm>
  );
}
