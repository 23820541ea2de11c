import { expect, test } from 'vitest';
import type { WizardState } from '../wizard.ts';
import { after, type Step } from './wizardStates.ts';

/** Each row: expected parts of the state after the events. */
export function table(rows: [why: string, from: WizardState, steps: Step[], expected: object][]): void {
  test.each(rows)('%s', (_why, from, steps, expected) => {
    expect(after(from, ...steps)).toMatchObject(expected);
  });
}

/** Each row: the events change nothing. */
export function unchanged(rows: [why: string, from: WizardState, steps: Step[]][]): void {
  test.each(rows)('%s: nothing changes', (_why, from, steps) => {
    expect(after(from, ...steps)).toBe(from);
  });
}
