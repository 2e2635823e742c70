const NAME_WIDTH = 12;
const SLOW_MS = 3_000;
const STILL_WORKING_MS = 15_000;

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const line = (name: string, text: string): string => `  ${name.padEnd(NAME_WIDTH)} ${text}`;

/**
 * Prints name, result and duration when done; a slow step announces itself and reports its duration regularly, so
 * nobody thinks it hangs.
 */
export async function step<T>(
  name: string,
  busy: string,
  work: (setResult: (result: string) => void, report: (progress: string) => void) => Promise<T> | T,
): Promise<T> {
  const since = performance.now();
  let result = 'done';
  const setResult = (text: string) => {
    result = text;
  };
  let reported = since;
  const report = (progress: string) => {
    if (performance.now() - reported < SLOW_MS) return;
    reported = performance.now();
    console.log(line(name, `${progress} …`));
  };
  const slow = setTimeout(() => console.log(line(name, `${busy} …`)), SLOW_MS);
  const working = setInterval(() => report(`${busy}, ${seconds(since)} so far`), STILL_WORKING_MS);
  try {
    const value = await work(setResult, report);
    console.log(line(name, `${result} (${seconds(since)})`));
    return value;
  } finally {
    clearTimeout(slow);
    clearInterval(working);
  }
}
