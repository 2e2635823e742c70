import { type Reply, Requests } from '../traffic/requests';
import type { Pace } from './pace';

export type Times = Record<string, number[]>;

/** Requests at a steady rate, with the time that each answer took. */
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

  /** The times since the call before, in milliseconds, by subject. */
  takeTimes(): Times {
    const { times } = this;
    this.times = {};
    return times;
  }
}
