import type { Browser, Page } from 'playwright';

/** Time of the processor that the page's own thread took, in ms, at the machine's speed. */
export interface ProcessorTime {
  total: number;
  /** Of the longest task: the longest time without a chance to react. */
  longestTask: number;
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Processor time in µs; not every event has it. */
  tdur?: number;
}

/**
 * Does something in the page and tells what it cost. Unlike time on the clock this does not depend on what else the
 * machine is doing.
 */
export async function processorTime(
  browser: Browser,
  page: Page,
  work: () => Promise<unknown>,
): Promise<ProcessorTime> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const threads = new Map<string, TraceEvent[]>();
  for (const event of traceEvents) {
    const thread = `${event.pid} ${event.tid}`;
    const events = threads.get(thread) ?? [];
    events.push(event);
    threads.set(thread, events);
  }
  // Of the threads that run scripts the page's own is the busiest.
  return [...threads.values()]
    .filter((events) => events.some(({ name }) => name === 'FunctionCall'))
    .map(costOf)
    .reduce((busiest, each) => (each.total > busiest.total ? each : busiest));
}

function costOf(events: readonly TraceEvent[]): ProcessorTime {
  const times = events.filter(({ name }) => name.endsWith('RunTask')).map(({ tdur = 0 }) => tdur / 1000);
  return { total: times.reduce((sum, time) => sum + time, 0), longestTask: Math.max(0, ...times) };
}
