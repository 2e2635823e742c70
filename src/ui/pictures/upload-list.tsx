import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import css from './pictures-field.module.css';
import type { Upload } from './use-uploads';

function Progress({ uploads }: { uploads: Upload[] }) {
  const { t } = useT('ui');
  const number = uploads.filter(({ done }) => done).length + 1;
  const name = uploads.find(({ done }) => !done)?.name ?? '';
  const total = uploads.length;
  return (
    <label className={css.upload}>
      <span>{t(total === 1 ? 'pictures.uploading' : 'pictures.uploadingSeveral', { name, number, total })}</span>
      <progress value={uploads.reduce((sum, { share }) => sum + share, 0)} max={total} />
    </label>
  );
}

/** The progress of uploads, and failed uploads with the reason. */
export function UploadList(props: { uploads: Upload[]; forget: (id: number) => void }) {
  const { t } = useT('ui');
  const sending = props.uploads.filter(({ fault }) => !fault);
  return (
    <>
      {props.uploads.map(
        ({ id, name, fault }) =>
          fault && (
            <Alert
              key={id}
              tone="error"
              title={name}
              actions={
                <Button size="s" look="quiet" onClick={() => props.forget(id)}>
                  {t('pictures.close')}
                </Button>
              }
            >
              {fault}
            </Alert>
          ),
      )}
      {sending.length > 0 && <Progress uploads={sending} />}
    </>
  );
}
