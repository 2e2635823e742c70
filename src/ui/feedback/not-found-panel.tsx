import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { buttonClass } from '@/ui/action/button-shape';
import { art } from '@/ui/show/art';
import { Picture } from '@/ui/show/picture';
import { NotFoundTitle } from './error-page';
import css from './state.module.css';

export async function NotFoundPanel(props: {
  lng: Locale;
  /** Replaces the address in the heading. */
  title?: string;
  /** The address, if the server knows it. */
  path?: string | undefined;
}) {
  const { t } = await getT(props.lng, 'common');
  return (
    <div className={css.state}>
      <Picture className={css.picture} of={art.notFound} alt="" sizes="(min-width: 40rem) 28rem, 90vw" />
      {props.title ? (
        <h1>{props.title}</h1>
      ) : (
        <NotFoundTitle template={t('notFound.title', { path: '{path}' })} path={props.path} />
      )}
      <p>{t('notFound.hint')}</p>
      <div className={css.actions}>
        {/* Every page contains this panel: a router link would make each page 3 kB heavier. */}
        <a className={buttonClass({ look: 'solid' })} href={localePath(props.lng, '/')}>
          {t('error.home')}
        </a>
      </div>
    </div>
  );
}
