import { useEffect, useState } from 'react';

/** Time without a change after which a value counts as settled. */
const settledMs = 400;

/** The value once it has not changed for a moment, so that not every key asks the server. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settledMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
