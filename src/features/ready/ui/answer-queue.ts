import type { ReadyState } from '@/features/ready/domain/readiness';
import type { AnswerField } from '@/features/ready/domain/step-fields';
import type { PaperStep } from '@/shared/diving/ready-steps';

export type Typed = Partial<Record<AnswerField, string>>;
export type FieldState = 'saving' | 'saved' | 'waiting' | 'failed' | 'refused';

/** What the server makes of everything it has. */
export type Standing = { state: ReadyState; missing: readonly string[]; openPapers: readonly PaperStep[] };

/** The answer of the server to one save. */
export type Outcome =
  | ({ kind: 'saved' } & Standing)
  | { kind: 'refused'; errors: Readonly<Record<string, readonly string[]>>; message: string }
  | { kind: 'failed' }
  | { kind: 'offline' }
  | { kind: 'over' };

export type Saves = {
  fields: Partial<Record<AnswerField, FieldState>>;
  errors: Partial<Record<AnswerField, string>>;
  /** Fields that the server does not have yet. */
  unsent: number;
  isOffline: boolean;
  isOver: boolean;
} & Standing;

type Ports = {
  send: (typed: Typed) => Promise<Outcome>;
  /** Keeps what the server does not have yet, for a reload. */
  keep: (typed: Typed) => void;
  onChange: (saves: Saves) => void;
};

/** A size means nothing without its system, so both are sent together. */
const together: readonly AnswerField[] = ['shoe_size', 'shoe_size_system'];

/** Sends answers one after the other, field by field, and keeps those that could not be sent. */
export class AnswerQueue {
  private typed: Typed = {};
  private isSending = false;

  constructor(
    private readonly ports: Ports,
    private saves: Saves,
  ) {}

  /** Takes an answer; the last one to a field replaces those before it. */
  put(answers: Typed): void {
    this.typed = { ...this.typed, ...answers };
    const fields = Object.keys(answers) as AnswerField[];
    this.mark(fields, this.saves.isOffline ? 'waiting' : 'saving');
    this.ports.keep(this.typed);
  }

  /** Takes over what the server says after a change that was not sent by this queue. */
  stand({ state, missing, openPapers }: Standing): void {
    this.show({ state, missing, openPapers });
  }

  /** Sends what is left, until the connection or the server fails. */
  async flush(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    try {
      while (await this.sendNext());
    } finally {
      this.isSending = false;
    }
  }

  private nextGroup(): Typed | null {
    const [first] = Object.keys(this.typed) as AnswerField[];
    if (!first) return null;
    const group = together.includes(first) ? together : [first];
    return Object.fromEntries(group.flatMap((field) => (field in this.typed ? [[field, this.typed[field]]] : [])));
  }

  /** Returns true while there is more to send. */
  private async sendNext(): Promise<boolean> {
    const group = this.nextGroup();
    if (!group || this.saves.isOver) return false;
    const fields = Object.keys(group) as AnswerField[];
    this.mark(fields, 'saving');
    const outcome = await this.ports.send(group);
    switch (outcome.kind) {
      case 'over':
        this.show({ isOver: true });
        return false;
      case 'offline':
      case 'failed': {
        const isOffline = outcome.kind === 'offline';
        this.show({ isOffline });
        this.mark(Object.keys(this.typed) as AnswerField[], isOffline ? 'waiting' : 'failed');
        return false;
      }
      case 'refused':
        this.settle(group, 'refused', outcome);
        return true;
      case 'saved':
        this.stand(outcome);
        this.settle(group, 'saved');
        return true;
    }
  }

  /** Drops answers the server has decided about, unless they changed meanwhile. */
  private settle(group: Typed, state: 'saved' | 'refused', refusal?: Extract<Outcome, { kind: 'refused' }>): void {
    const settled = (Object.keys(group) as AnswerField[]).filter((field) => this.typed[field] === group[field]);
    this.typed = Object.fromEntries(
      Object.entries(this.typed).filter(([field]) => !settled.includes(field as AnswerField)),
    );
    this.ports.keep(this.typed);
    this.show({ isOffline: false });
    const errors = refusal && Object.fromEntries(settled.map((field) => [field, refusal.errors[field]?.[0]]));
    const isNamed = errors && Object.values(errors).some(Boolean);
    this.mark(settled, state, isNamed ? errors : Object.fromEntries(settled.map((field) => [field, refusal?.message])));
  }

  private mark(fields: readonly AnswerField[], state: FieldState, errors: Saves['errors'] = {}): void {
    this.show({
      fields: { ...this.saves.fields, ...Object.fromEntries(fields.map((field) => [field, state])) },
      errors: { ...this.saves.errors, ...Object.fromEntries(fields.map((field) => [field, errors[field]])) },
    });
  }

  private show(changed: Partial<Saves>): void {
    this.saves = { ...this.saves, ...changed, unsent: Object.keys(this.typed).length };
    this.ports.onChange(this.saves);
  }
}
