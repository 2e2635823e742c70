'use client';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { paperWaiver } from '@/features/ready/waiver/schema';
import { useT } from '@/i18n/client';
import { pictureMimeTypes } from '@/shared/schema/picture-limits';
import { type Day, dayAt } from '@/shared/time/days';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { useNotify } from '@/ui/feedback/use-notify';
import { DateField } from '@/ui/form/date-field';
import { useZodForm } from '@/ui/form/use-zod-form';
import { shrinkPhoto } from '@/ui/pictures/shrink-photo';
import css from './ready-list.module.css';

type Props = { uuid: string; position: number; name: string };

/** Opens the form with which staff record a waiver that was signed on paper. */
export function RecordWaiver(props: Props) {
  const { t } = useT('papers-admin');
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <PaperWaiverForm {...props} onClose={() => setOpen(false)} />;
  return (
    <div>
      <Button size="s" onClick={() => setOpen(true)} aria-label={t('staff.recordOf', { name: props.name })}>
        {t('staff.record')}
      </Button>
    </div>
  );
}

type Typed = { signed_on: Day; photo: string | undefined };

function PaperWaiverForm({ uuid, position, name, onClose }: Props & { onClose: () => void }) {
  const { t } = useT('papers-admin');
  const { t: errors } = useT('errors');
  const router = useRouter();
  const toast = useNotify();
  const picker = useRef<HTMLInputElement>(null);
  const [photo, setPhoto] = useState<string | null>(null);
  const today = dayAt(new Date());
  const { form, refusal, setRefusal, showRefusal, submit } = useZodForm<Typed>(paperWaiver, {
    signed_on: today,
    photo: undefined,
  });
  const save = trpc.admin.orders.record_waiver.useMutation({
    onSuccess() {
      toast.done(t('staff.recorded'));
      onClose();
      router.refresh();
    },
    onError: showRefusal,
  });
  const choose = async (file: File | undefined) => {
    setRefusal(null);
    if (!file) return;
    const picture = await shrinkPhoto(file).catch(() => null);
    if (picture) setPhoto(picture);
    else setRefusal(errors('invalid.picture'));
  };
  return (
    <form
      noValidate
      className={css.tools}
      aria-label={t('staff.recordOf', { name })}
      onSubmit={submit(({ signed_on }) => save.mutate({ uuid, diver: position, signed_on, ...(photo && { photo }) }))}
    >
      <DateField
        key={form.key('signed_on')}
        {...form.getInputProps('signed_on')}
        label={t('staff.date')}
        last={today}
        required
      />
      <input
        ref={picker}
        type="file"
        accept={pictureMimeTypes.join(',')}
        aria-label={t('staff.photo')}
        hidden
        onChange={(event) => {
          void choose(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <p className={css.lead}>{photo ? t('staff.photoChosen') : t('staff.photo')}</p>
      <div className={css.row}>
        <Button size="s" onClick={() => picker.current?.click()}>
          {t('staff.choosePhoto')}
        </Button>
      </div>
      <p className={css.missing}>{t('staff.checked')}</p>
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <div className={css.row}>
        <Button size="s" type="submit" look="solid" busy={save.isPending}>
          {t('staff.save')}
        </Button>
        <Button size="s" look="quiet" onClick={onClose}>
          {t('staff.cancel')}
        </Button>
      </div>
    </form>
  );
}
