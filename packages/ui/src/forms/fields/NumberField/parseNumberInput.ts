/** Value of a number input: `null` if empty, `NaN` if the text is not a number. */
export function parseNumberInput(input: { value: string; validity: { badInput: boolean } }): number | null {
  if (input.validity.badInput) return Number.NaN;
  return input.value === '' ? null : Number(input.value);
}
