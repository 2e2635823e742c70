import { processWide } from '@/server/process/process-wide';
import { splitLocale } from '@/shared/locale/locales';
import { changesSoFar } from './changes.mjs';
import { freshPageAt } from './stored-pages.mjs';

const MOST_REMEMBERED = 10_000;
const NOT_FOUND = 404;

/** Whether there is a page under a path without its language; null when its route alone decides that. */
export type FindPage = (path: string) => Promise<boolean> | null;

/**
 * Which addresses have a page, by the stored pages or else by what a page would read. The answers hold for all
 * languages, until something changes on the public pages. Where the finder fails the page is taken to be there, and
 * reports the fault itself.
 */
export function pagePresence(find: FindPage): (address: string) => Promise<boolean> {
  const answers = new Map<string, Promise<boolean>>();
  let asOf = changesSoFar();

  function forgetWhatChanged(): void {
    if (asOf === changesSoFar() && answers.size < MOST_REMEMBERED) return;
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

/** The features know their pages; the wiring sets how to find one at the start. */
const finder = processWide('page-finder', (): { find: FindPage } => ({ find: () => null }));

export function findPagesWith(find: FindPage): void {
  finder.find = find;
}

export const pageExists = pagePresence((path) => finder.find(path));
