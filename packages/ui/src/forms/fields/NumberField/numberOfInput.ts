/** The number an input of type `number` holds: `null` when it is empty, `NaN` when its text is no number. */
export function numberOfInput(input: { value: string; validity: { badInput: boolean } }): number | null {
  if (input.validity.badInput) return Number.NaN;
  return input.value === '' ? null : Number(input.value);
}
