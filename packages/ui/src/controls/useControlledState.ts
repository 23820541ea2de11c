import { useCallback, useState } from 'react';

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
  const set = useCallback(
    (next: T) => {
      if (value === undefined) setOwn(() => next);
      onChange?.(next);
    },
    [value, onChange],
  );
  return [value === undefined ? own : value, set];
}
