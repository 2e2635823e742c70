// Moves the clock of this process by CLOCK_AHEAD_MS, so that the demo has the same days on every run.
const ahead = Number(process.env.CLOCK_AHEAD_MS ?? 0);
const RealDate = Date;
const now = () => RealDate.now() + ahead;

globalThis.Date = new Proxy(RealDate, {
  construct: (date, parts, created) => Reflect.construct(date, parts.length > 0 ? parts : [now()], created),
  get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
});
