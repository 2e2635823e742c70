'use client';
import { useRef, useState } from 'react';
import type { PersonView } from '@/features/travellers/schema';
import { useT } from '@/i18n/client';
import { pictureMimeTypes } from '@/shared/schema/picture-limits';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { shrinkPhoto } from '@/ui/pictures/shrink-photo';
import css from './my-people.module.css';

type Props = { person: PersonView; onChanged: () => void };

/** The photo of a person's certification card: shown, chosen and removed by the account's owner. */
export function CardPhoto({ person: { uuid, full_name: name, has_card }, onChanged }: Props) {
  const { t } = useT('orders');
  const { t: errors } = useT('errors');
  const [fault, setFault] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const { people } = trpc.useUtils();
  const card = trpc.people.card.useQuery({ uuid }, { enabled: has_card });
  const settle = {
    onSuccess: () => {
      void people.card.invalidate({ uuid });
      onChanged();
    },
    onError: ({ message }: { message: string }) => setFault(message),
  };
  const save = trpc.people.save_card.useMutation(settle);
  const remove = trpc.people.remove_card.useMutation(settle);
  const choose = async (file: File | undefined) => {
    setFault(null);
    if (!file) return;
    const picture = await shrinkPhoto(file).catch(() => null);
    if (picture) save.mutate({ uuid, picture });
    else setFault(errors('invalid.picture'));
  };
  const { picture } = card.data ?? {};
  return (
    <section className={css.card} aria-label={t('people.card')}>
      <h2>{t('people.card')}</h2>
      <p>{t('people.cardLead')}</p>
      {has_card && picture && (
        <picture>
          <img src={`data:image/webp;base64,${picture}`} alt={t('people.cardOf', { name })} />
        </picture>
      )}
      {(fault ?? card.error) && <Alert tone="error">{fault ?? card.error?.message}</Alert>}
      <input
        ref={picker}
        type="file"
        accept={pictureMimeTypes.join(',')}
        hidden
        onChange={(event) => {
          void choose(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <div className={css.actions}>
        <Button size="s" busy={save.isPending} onClick={() => picker.current?.click()}>
          {t(has_card ? 'people.replaceCard' : 'people.chooseCard')}
        </Button>
        {has_card && (
          <Button size="s" look="quiet" busy={remove.isPending} onClick={() => remove.mutate({ uuid })}>
            {t('people.removeCard')}
          </Button>
        )}
      </div>
    </section>
  );
}
