import { useEffect, useState } from 'react';

/** Debounce delay. */
const settledMs = 400;

/** Debounces a value, so that not every keystroke sends a request. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settledMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
