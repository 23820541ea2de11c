import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the browser is printing, so that all rows can be rendered. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const handleBeforePrint = () => flushSync(() => setIsPrinting(true)); // synchronously, because the browser takes its snapshot right after the event
    const handleAfterPrint = () => setIsPrinting(false);
    addEventListener('beforeprint', handleBeforePrint);
    addEventListener('afterprint', handleAfterPrint);
    return () => {
      removeEventListener('beforeprint', handleBeforePrint);
      removeEventListener('afterprint', handleAfterPrint);
    };
  }, []);
  return isPrinting;
}
