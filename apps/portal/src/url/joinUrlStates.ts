import type { UrlState } from './urlState.ts';

/** Two states as one. */
export function joinUrlStates<One, Other>(one: UrlState<One>, other: UrlState<Other>): UrlState<One & Other> {
  return {
    read: (params) => ({ ...one.read(params), ...other.read(params) }),
    write: (state) => new URLSearchParams([...one.write(state), ...other.write(state)]),
    owns: (name) => one.owns(name) || other.owns(name),
  };
}
