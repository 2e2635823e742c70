import { runVitest } from './lib/suites';

const ROUNDS = 20;

/** Repeats the same tests: intermittent failures show here, outside the everyday run. */
export default async (args: string[]): Promise<number> => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    console.log(`\nRound ${round} of ${ROUNDS}`);
    const { code } = await runVitest('integration', args);
    if (code !== 0) return code;
  }
  return 0;
};
