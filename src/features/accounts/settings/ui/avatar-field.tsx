'use client';
import { IconUser } from '@tabler/icons-react';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import type { Audience } from '@/features/accounts/domain/audience';
import { AVATAR_MEGABYTES, AVATAR_SIDE } from '@/features/accounts/settings/domain/avatar';
import { useT } from '@/i18n/client';
import { pictureMimeTypes } from '@/shared/schema/picture-limits';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { usePictureFault } from '@/ui/pictures/use-picture-fault';
import { Picture } from '@/ui/show/picture';
import { accountCalls } from './account-calls';
import css from './avatar-field.module.css';
import { useNotice } from './use-notice';

const CropDialog = dynamic(() => import('@/ui/pictures/crop-dialog').then((module) => module.CropDialog), {
  ssr: false,
});
const frame = { width: AVATAR_SIDE, height: AVATAR_SIDE };

export function AvatarField({ audience, avatar }: { audience: Audience; avatar: string | null }) {
  const { t } = useT('accounts');
  const faultOf = usePictureFault();
  const router = useRouter();
  const showNotice = useNotice();
  const picker = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const update = accountCalls(audience).update_profile.useMutation({
    onSuccess: (answer) => {
      showNotice(answer);
      router.refresh();
    },
    onError: (error) => setFault(error.message),
  });

  const choose = async (file: File | undefined) => {
    setFault(null);
    if (!file) return;
    const wrong = await faultOf(file);
    if (wrong) setFault(wrong);
    else setChosen(file);
  };
  const backToButton = () => {
    setChosen(null);
    opener.current?.focus();
  };

  return (
    <div className={css.field}>
      {avatar ? (
        <Picture
          of={{ src: avatar, width: AVATAR_SIDE, height: AVATAR_SIDE, placeholder: 'none' }}
          alt={t('avatar.current')}
          sizes="96px"
          className={css.picture}
        />
      ) : (
        <IconUser className={css.nobody} stroke={1.25} aria-hidden="true" />
      )}
      <div>
        <p>{t('avatar.lead', { megabytes: AVATAR_MEGABYTES })}</p>
        {fault && <Alert tone="error">{fault}</Alert>}
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
        <Button ref={opener} size="s" onClick={() => picker.current?.click()}>
          {t('avatar.choose')}
        </Button>
        {avatar && (
          <Button size="s" look="quiet" busy={update.isPending} onClick={() => update.mutate({ avatar: null })}>
            {t('avatar.remove')}
          </Button>
        )}
      </div>
      {chosen && (
        <CropDialog
          source={chosen}
          frame={frame}
          round
          onClose={backToButton}
          onUploaded={({ uuid }) => {
            backToButton();
            update.mutate({ avatar: uuid });
          }}
        />
      )}
    </div>
  );
}
