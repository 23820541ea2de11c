import { useState } from 'react';

/**
 * State that a parent may control. With `value`, only `onChange` is called; without it, the hook keeps the
 * state, starting from `defaultValue`.
 */
export function useControlledState<T>(
  value: T | undefined,
  defaultValue: T | (() => T),
  onChange?: (value: T) => void,
): [T, (value: T) => void] {
  const [own, setOwn] = useState(defaultValue);
  const set = (next: T) => {
    if (value === undefined) setOwn(() => next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, set];
}
