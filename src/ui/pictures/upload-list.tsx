import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import css from './pictures-field.module.css';
import type { Upload } from './use-uploads';

/** Uploads in progress, and failed uploads with the reason. */
export function UploadList(props: { uploads: Upload[]; forget: (id: number) => void }) {
  const { t } = useT('ui');
  return props.uploads.map(({ id, name, share, fault }) =>
    fault ? (
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
    ) : (
      <label key={id} className={css.upload}>
        <span>{t('pictures.uploading', { name })}</span>
        <progress value={share} max={1} />
      </label>
    ),
  );
}
