import { runVitest } from './lib/suites';

const ROUNDS = 20;

/** The same tests again and again: what only goes wrong now and then shows here, outside of the everyday run. */
export default async (args: string[]): Promise<number> => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    console.log(`\nRound ${round} of ${ROUNDS}`);
    const { code } = await runVitest('integration', args);
    if (code !== 0) return code;
  }
  return 0;
};
