/** Measurements recorded in the page; times in ms since the start of the navigation. */
export interface Probe {
  /** Sum of the layout shifts that are not caused by user input. */
  layoutShift: number;
  /** Longest task since it was set to 0. */
  longestTask: number;
  /** Interactions of 16 ms and more: from the input to the next paint. */
  interactions: number[];
  /** When an element that matches the selector was first painted. */
  painted: (selector: string) => Promise<number>;
  /** From the next Enter until other rows are painted. */
  timeToOtherRows: (selector: string) => Promise<number>;
  /** Texts before Enter is pressed, because a request sent together with the key could arrive later. */
  otherRows?: Promise<number>;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Runs in the page before its own scripts. */
export function installProbe(): void {
  const probe: Probe = { layoutShift: 0, longestTask: 0, interactions: [], painted, timeToOtherRows };
  window.probe = probe;
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) probe.layoutShift += value;
  });
  observe('longtask', ({ duration }) => (probe.longestTask = Math.max(probe.longestTask, duration)));
  observe('event', (entry) => {
    const { interactionId } = entry as PerformanceEntry & { interactionId: number };
    if (interactionId > 0) probe.interactions.push(entry.duration);
  });

  function observe(type: string, note: (entry: PerformanceEntry) => void): void {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit);
  }

  function painted(selector: string): Promise<number> {
    return afterChange(() => isShown(selector));
  }

  /** Whether an element matches outside of kept screens, asked without forcing a layout. */
  function isShown(selector: string): boolean {
    return [...document.querySelectorAll(selector)].some((each) => !each.closest('[style*="display: none"]'));
  }

  async function timeToOtherRows(selector: string): Promise<number> {
    const shown = () => document.querySelector('tbody')?.textContent;
    const before = shown();
    let pressedAt = Number.NaN;
    document.addEventListener('keydown', (event) => (pressedAt = event.timeStamp), { once: true });
    const paintedAt = await afterChange(() => isShown(selector) && shown() !== before);
    return paintedAt - pressedAt;
  }

  /** When the first frame was painted in which a condition was true. */
  function afterChange(isSo: () => boolean): Promise<number> {
    return new Promise((resolve) => {
      const look = () => {
        if (!isSo()) return false;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
        return true;
      };
      const observer = new MutationObserver(look);
      if (!look())
        observer.observe(document, { attributes: true, childList: true, characterData: true, subtree: true });
    });
  }
}
