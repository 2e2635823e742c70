import { pause, stopSignal } from '../../scripts/lib/lifecycle';
import { KILL, nextFault, suffer } from './faults';
import { WARM_SHARE } from './flat';
import type { PacedRequests } from './paced-requests';
import { type Sample, sampler } from './sample';
import type { SoakSite } from './site';

const SECOND = 1000;
const SAMPLES = 30;
const [SHORTEST, LONGEST] = [10, 60];
const LONGEST_CALM = 300;

type Soaked = { samples: Sample[]; findings: string[] };

/** Breaks one thing after the other with calm between, until the time is over. */
class Breaker {
  /** What is broken now, and what was since the last sample. */
  private current: string | null = null;
  private recent: string | null = null;
  readonly findings: string[] = [];
  process = 0;

  constructor(
    private readonly site: SoakSite,
    private readonly requests: PacedRequests,
    private readonly seconds: number,
  ) {}

  /** Errors without a fault, or that it does not excuse. */
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
      // What comes last is calm.
      const isLast = left < 2 * calm;
      await pause(Math.max(0, isLast ? left : calm));
      this.note('without a fault', [], quietSince);
      if (isLast) return;
      const fault = nextFault(turn, (performance.now() - since) / (this.seconds * SECOND));
      this.current = this.recent = fault.name;
      const began = performance.now();
      if (fault === KILL) this.process += 1;
      await suffer(fault, this.site);
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

/** Samples the site at even times while things break. */
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
