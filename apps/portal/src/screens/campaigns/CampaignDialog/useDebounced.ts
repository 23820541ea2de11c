import { useEffect, useState } from 'react';

/** Debounce delay. */
const debounceMs = 400;

/** Debounces a value, so that not every keystroke sends a request. */
export function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
