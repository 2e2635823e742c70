import { pause, stopSignal } from '../../scripts/lib/lifecycle';
import { injectFault, KILL, nextFault } from './faults';
import { WARM_SHARE } from './flat';
import type { PacedRequests } from './paced-requests';
import { type Sample, sampler } from './sample';
import type { SoakSite } from './site';

const SECOND = 1000;
const SAMPLES = 30;
const [SHORTEST, LONGEST] = [10, 60];
const LONGEST_CALM = 300;

type Soaked = { samples: Sample[]; findings: string[] };

/** Injects faults one at a time with calm in between until time is over. */
class Breaker {
  /** The current fault, and any fault since the last sample. */
  private current: string | null = null;
  private recent: string | null = null;
  readonly findings: string[] = [];
  process = 0;

  constructor(
    private readonly site: SoakSite,
    private readonly requests: PacedRequests,
    private readonly seconds: number,
  ) {}

  /** Records errors outside a fault, or not expected from it. */
  private note(name: string, kinds: readonly string[], from: number): void {
    for (const { subject, kind } of this.requests.since(from))
      if (!kinds.includes(kind)) this.findings.push(`${name}: ${subject}: ${kind}`);
  }

  async run(): Promise<void> {
    const calm = Math.min(this.seconds * WARM_SHARE, LONGEST_CALM) * SECOND;
    const since = performance.now();
    const end = since + this.seconds * SECOND;
    let quietSince = since;
    for (let turn = 0; ; turn += 1) {
      const left = end - performance.now();
      // The run ends with calm.
      const isLast = left < 2 * calm;
      await pause(Math.max(0, isLast ? left : calm));
      this.note('without a fault', [], quietSince);
      if (isLast) return;
      const fault = nextFault(turn, (performance.now() - since) / (this.seconds * SECOND));
      this.current = this.recent = fault.name;
      const began = performance.now();
      if (fault === KILL) this.process += 1;
      await injectFault(fault, this.site);
      this.note(fault.name, fault.kinds, began);
      this.current = null;
      quietSince = performance.now();
    }
  }

  takeFault(): string | null {
    const { recent } = this;
    this.recent = this.current;
    return recent;
  }
}

/** Samples the site at regular intervals while faults happen. */
export async function soak(
  site: SoakSite,
  requests: PacedRequests,
  seconds: number,
  onSample: (sample: Sample) => void,
): Promise<Soaked> {
  const every = Math.min(Math.max(seconds / SAMPLES, SHORTEST), LONGEST) * SECOND;
  const breaker = new Breaker(site, requests, seconds);
  const take = sampler(site, requests);
  const samples: Sample[] = [];
  let isOver = false;
  const breaking = breaker.run().finally(() => {
    isOver = true;
  });
  const sampling = (async () => {
    while (!isOver) {
      await pause(every);
      const sample = await take(breaker.takeFault(), breaker.process);
      samples.push(sample);
      onSample(sample);
    }
  })();
  await Promise.all([breaking, sampling]);
  stopSignal.throwIfAborted();
  return { samples, findings: breaker.findings };
}
