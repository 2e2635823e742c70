import { changesSoFar } from '@/server/page-cache/changes.mjs';

const MOST_REMEMBERED = 10_000;

/** Requests the page at an address for its status. */
type Ask = (address: string) => Promise<number>;

/**
 * Which addresses have a page. Only a page knows whether its entity exists; its answer is remembered until something
 * changes on the public pages. A page that does not answer counts as there and reports the fault itself.
 */
export function pagePresence(ask: Ask): (address: string) => Promise<boolean> {
  const answers = new Map<string, Promise<boolean>>();
  let asOf = changesSoFar();

  function forgetWhatChanged(): void {
    if (asOf === changesSoFar() && answers.size < MOST_REMEMBERED) return;
    answers.clear();
    asOf = changesSoFar();
  }

  return (address) => {
    forgetWhatChanged();
    const cached = answers.get(address);
    if (cached) return cached;
    const answer: Promise<boolean> = ask(address).then(
      (status) => status !== 404,
      () => {
        if (answers.get(address) === answer) answers.delete(address);
        return true;
      },
    );
    answers.set(address, answer);
    return answer;
  };
}
