import { type Reply, Requests } from '../traffic/requests';
import type { Pace } from './pace';

export type Times = Record<string, number[]>;

/** Sends requests at a steady rate and measures each answer. */
export class PacedRequests extends Requests {
  private times: Times = {};

  constructor(
    origin: string,
    private readonly pace: Pace,
  ) {
    super(origin);
  }

  override async send(subject: string, path: string, init?: RequestInit): Promise<Reply> {
    await this.pace.turn();
    const since = performance.now();
    const reply = await super.send(subject, path, init);
    if ('trouble' in reply) return reply;
    const ofSubject = this.times[subject] ?? [];
    this.times[subject] = ofSubject;
    ofSubject.push(performance.now() - since);
    return reply;
  }

  /** Milliseconds by subject since the previous call. */
  drainTimes(): Times {
    const { times } = this;
    this.times = {};
    return times;
  }
}
