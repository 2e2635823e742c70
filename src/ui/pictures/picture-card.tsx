import { TextInput } from '@mantine/core';
import { IconCrop, IconFocusCentered, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useT } from '@/i18n/client';
import { locales } from '@/shared/locale/locales';
import { focusPosition } from '@/shared/schema/focus-position';
import { IconButton } from '@/ui/action/button';
import { useReveal } from '@/ui/form/reveal';
import { languageNames } from '@/ui/shells/language-names';
import { Picture } from '@/ui/show/picture';
import css from './pictures-field.module.css';
import type { PlacedPicture } from './placed-picture';

interface Props {
  picture: PlacedPicture;
  name: string;
  isFirst: boolean;
  isCover: boolean;
  described: boolean;
  onChange: (picture: PlacedPicture) => void;
  onCrop: () => void;
  /** Absent when no page crops the picture. */
  onFocus?: (() => void) | undefined;
  onRemove: () => void;
  /** The form path of the alternative texts and their errors. */
  path: string;
  errorOf: (path: string) => ReactNode;
}

/** A picture with its alternative texts. */
export function PictureCard(props: Props) {
  const { picture, name, isFirst, isCover, described, onChange, onCrop, onFocus, onRemove, path, errorOf } = props;
  const { t } = useT('ui');
  const [open, setOpen] = useState(false);
  const texts = useReveal<HTMLDetailsElement>(() => flushSync(() => setOpen(true)));
  const missing = locales.filter((lng) => !picture.alts[lng]).length;
  return (
    <div className={css.card}>
      <Picture
        of={{
          src: picture.url,
          width: picture.width,
          height: picture.height,
          placeholder: 'none',
          focus: focusPosition(picture.focus),
        }}
        alt={picture.alts.en}
        sizes="320px"
        first={isFirst}
        ratio="4 / 3"
        className={css.shown}
      />
      {isCover && <span className={css.cover}>{t('pictures.cover')}</span>}
      <div className={css.actions}>
        {onFocus && (
          <IconButton label={t('pictures.focus', { name })} onClick={onFocus}>
            <IconFocusCentered aria-hidden="true" />
          </IconButton>
        )}
        <IconButton label={t('pictures.crop', { name })} onClick={onCrop}>
          <IconCrop aria-hidden="true" />
        </IconButton>
        <IconButton label={t('pictures.remove', { name })} onClick={onRemove}>
          <IconTrash aria-hidden="true" />
        </IconButton>
      </div>
      {described && picture.proposed && (
        <p className={css.proposed}>{t('pictures.proposed', { text: picture.alts.en })}</p>
      )}
      {described && (
        <details ref={texts} open={open} onToggle={(event) => setOpen(event.currentTarget.open)} className={css.texts}>
          <summary>
            {t('pictures.alt')}
            {missing > 0 && <span className={css.missing}>{t('form.missing', { count: missing })}</span>}
          </summary>
          <div className={css.fields}>
            {locales.map((lng) => (
              <TextInput
                key={lng}
                size="sm"
                lang={lng}
                label={languageNames[lng]}
                data-path={`${path}.${lng}`}
                value={picture.alts[lng] ?? ''}
                error={errorOf(`${path}.${lng}`)}
                maxLength={300}
                onChange={({ currentTarget: { value } }) =>
                  onChange({ ...picture, alts: { ...picture.alts, [lng]: value }, proposed: false })
                }
              />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}
