import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { ButtonLink } from '@/ui/action/button-link';
import type { PictureSource } from '@/ui/show/art';
import { Picture } from '@/ui/show/picture';
import css from './ask-tile.module.css';

type Props = { lng: Locale; about: 'trips' | 'courses' | 'gopro' | 'sites' | 'blog'; picture: PictureSource };

/** Invites undecided guests to write; it fills the last row of a listing. */
export async function AskTile({ lng, about, picture }: Props) {
  const { t } = await getT(lng, 'catalogue');
  return (
    <aside className={css.tile}>
      <div className={css.sheet}>
        <Picture className={css.picture} of={picture} alt="" sizes="(min-width: 48rem) 30rem, 100vw" />
        <svg className={css.below} viewBox="0 0 400 40" preserveAspectRatio="none" aria-hidden="true">
          <path fill="#14919b" d="M0 14c60-18 120-10 190 2s130 8 210-10v34H0z" />
          <path fill="#0b5e7e" d="M0 26c70-14 130-8 200 2s130 6 200-8v20H0z" />
        </svg>
        <svg className={css.beside} viewBox="0 0 200 160" preserveAspectRatio="none" aria-hidden="true">
          <path fill="#14919b" d="M-3000 0H150c24 26-14 44-4 74s34 46 14 86H-3000z" />
          <path fill="#0b5e7e" d="M-3000 0H112c26 34-10 48 2 82s24 44 4 78H-3000z" />
        </svg>
        <h2>{t(`list.ask.${about}`)}</h2>
        <p>{t('list.ask.text')}</p>
        <ButtonLink href={localePath(lng, '/inquiry-contact')}>{t('box.ask')}</ButtonLink>
      </div>
    </aside>
  );
}
