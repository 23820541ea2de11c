import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let printedAt: Date | null = null;

/** Whether the browser is printing, so that what paper needs can be rendered. */
export function useIsPrinting(): boolean {
  return usePrintingTime() !== null;
}

/** When printing began; `null` while the browser is not printing. */
export function usePrintingTime(): Date | null {
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}

const getSnapshot = () => printedAt;

function subscribe(onChange: () => void) {
  // Synchronously, because the browser takes its snapshot right after the event.
  const handleBeforePrint = () => {
    printedAt ??= new Date();
    flushSync(onChange);
  };
  const handleAfterPrint = () => {
    printedAt = null;
    onChange();
  };
  addEventListener('beforeprint', handleBeforePrint);
  addEventListener('afterprint', handleAfterPrint);
  return () => {
    removeEventListener('beforeprint', handleBeforePrint);
    removeEventListener('afterprint', handleAfterPrint);
  };
}
