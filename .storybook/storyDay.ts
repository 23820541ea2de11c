/**
 * The clock of stories is stopped, so that they look the same every day: today is Monday, 2026-06-15, noon UTC.
 * Timers run. Imported before any code that reads the time.
 */
const now = Date.UTC(2026, 5, 15, 12);

globalThis.Date = new Proxy(Date, {
  construct: (target, values: unknown[]) => Reflect.construct(target, values.length === 0 ? [now] : values),
  get: (target, key) => (key === 'now' ? () => now : Reflect.get(target, key)),
});
