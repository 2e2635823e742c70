import { processWide } from '@/server/process/process-wide';
import { splitLocale } from '@/shared/locale/locales';
import { changesSoFar } from './changes.mjs';
import { freshPageAt } from './stored-pages.mjs';

const MAX_REMEMBERED = 10_000;
const NOT_FOUND = 404;

/** Looks up a page by its path without a language; null when the route alone decides. */
export type FindPage = (path: string) => Promise<boolean> | null;

/**
 * Decides which addresses have a page, from the stored pages or else through the finder. Answers hold for all languages
 * until something changes on the public pages. Where the finder fails, the page is assumed to exist and reports the
 * fault itself.
 */
export function pagePresence(find: FindPage): (address: string) => Promise<boolean> {
  const answers = new Map<string, Promise<boolean>>();
  let asOf = changesSoFar();

  function forgetWhatChanged(): void {
    if (asOf === changesSoFar() && answers.size < MAX_REMEMBERED) return;
    answers.clear();
    asOf = changesSoFar();
  }

  function findOnce(path: string): Promise<boolean> {
    forgetWhatChanged();
    const remembered = answers.get(path);
    if (remembered) return remembered;
    const found = find(path);
    if (!found) return Promise.resolve(true);
    const answer: Promise<boolean> = found.catch(() => {
      if (answers.get(path) === answer) answers.delete(path);
      return true;
    });
    answers.set(path, answer);
    return answer;
  }

  return async (address) => {
    const stored = freshPageAt(address);
    return stored ? stored.value.status !== NOT_FOUND : findOnce(splitLocale(address).path);
  };
}

/** The features know their pages; the wiring sets the finder at startup. */
const finder = processWide('page-finder', (): { find: FindPage } => ({ find: () => null }));

export function findPagesWith(find: FindPage): void {
  finder.find = find;
}

export const pageExists = pagePresence((path) => finder.find(path));
