'use client';
import { useEffect } from 'react';
import { Button } from '@/ui/action/button';
import { buttonClass } from '@/ui/action/button-shape';
import { classNames } from '@/ui/class-names';
import { errorStatus } from './error-status';
import { type ErrorTexts, useErrorTexts } from './error-texts';
import { reloadIfOutdated } from './reload-guard';
import css from './state.module.css';

/** The page for unexpected errors. */
export function ErrorPage(props: { error: unknown; retry: () => void; texts?: ErrorTexts }) {
  const defaultTexts = useErrorTexts();
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
            {/* A plain link: the browser loads the page from scratch, without the state that has failed here. */}
            <a className={buttonClass({ look: 'solid' })} href={texts.homeHref}>
              {texts.home}
            </a>
          </div>
        </>
      )}
    </main>
  );
}
