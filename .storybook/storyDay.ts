/**
 * Stories live in one moment, so that they show the same on every day: today is Monday, 2026-06-15, noon UTC, and the
 * clock is stopped. Timers run. Imported before all that could ask for the time.
 */
const now = Date.UTC(2026, 5, 15, 12);

globalThis.Date = new Proxy(Date, {
  construct: (target, values: unknown[]) => Reflect.construct(target, values.length === 0 ? [now] : values),
  get: (target, key) => (key === 'now' ? () => now : Reflect.get(target, key)),
});
