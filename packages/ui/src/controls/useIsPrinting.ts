import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;

/** Whether the browser is printing, so that what paper needs can be rendered. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}

const getSnapshot = () => isPrinting;

function subscribe(onChange: () => void) {
  // Synchronously, because the browser takes its snapshot right after the event.
  const handleBeforePrint = () => {
    isPrinting = true;
    flushSync(onChange);
  };
  const handleAfterPrint = () => {
    isPrinting = false;
    onChange();
  };
  addEventListener('beforeprint', handleBeforePrint);
  addEventListener('afterprint', handleAfterPrint);
  return () => {
    removeEventListener('beforeprint', handleBeforePrint);
    removeEventListener('afterprint', handleAfterPrint);
  };
}
