import { useCallback, useState } from 'react';

/**
 * State that the parent may own: with `value` it is controlled and only `onChange` is called, without it the
 * component keeps it, beginning with `defaultValue`.
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
