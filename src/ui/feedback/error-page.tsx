'use client';
import { usePathname } from 'next/navigation';
import { createContext, useContext, useEffect } from 'react';
import { publicPath } from '@/shared/locale/locales';
import { Button } from '@/ui/action/button';
import { buttonClass } from '@/ui/action/button-shape';
import { classNames } from '@/ui/class-names';
import { errorStatus } from './error-status';
import { reloadIfOutdated } from './reload-guard';
import css from './state.module.css';

/** The texts of the error page; they are part of every page, because nothing can be loaded after a failure. */
export interface ErrorTexts {
  message: string;
  /** For an outage that passes by itself. */
  unavailable: string;
  retry: string;
  home: string;
  homeHref: string;
}

const Texts = createContext<ErrorTexts | null>(null);

export const ErrorTextsProvider = Texts.Provider;

/** The page for unexpected errors. */
export function ErrorPage(props: { error: unknown; retry: () => void; texts?: ErrorTexts }) {
  const defaultTexts = useContext(Texts);
  const texts = props.texts ?? defaultTexts;
  const { error } = props;
  const status = errorStatus(error);
  useEffect(() => void reloadIfOutdated(error), [error]);
  return (
    <main className={classNames(css.state, css.fatal)} id="content">
      <p className={css.code}>{status}</p>
      {texts && (
        <>
          <h1>{status === 503 ? texts.unavailable : texts.message}</h1>
          <div className={css.actions}>
            <Button look="outline" onClick={props.retry}>
              {texts.retry}
            </Button>
            {/* A plain link: the browser loads the page from scratch, without the state that failed here. */}
            <a className={buttonClass({ look: 'solid' })} href={texts.homeHref}>
              {texts.home}
            </a>
          </div>
        </>
      )}
    </main>
  );
}

function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * Shows the address that was not found; without `path`, only the browser knows it. It is part of every page, and in a
 * file of its own the bundler would create another script.
 */
export function NotFoundTitle(props: { template: string; path?: string | undefined }) {
  const shown = usePathname();
  const path = readable(publicPath(props.path ?? shown));
  return <h1>{props.template.replace('{path}', () => path)}</h1>;
}
