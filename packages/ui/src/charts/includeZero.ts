/** Limits of an axis that starts at zero; none if there are values on both sides of it. */
export function includeZero(values: readonly (number | null)[]): { min?: 0; max?: 0 } {
  const known = values.filter((value) => value !== null);
  if (known.every((value) => value >= 0)) return { min: 0 };
  return known.every((value) => value <= 0) ? { max: 0 } : {};
}
