import { countCodePoints, isSingleLine } from '../text/plainText.ts';
import { omitValidFields, validateLength } from '../text/textRules.ts';

/** A setting that administrators may change. The set of keys is fixed. */
export interface DefaultValue {
  defaultKey: string;
  defaultValue1: string;
  defaultHelpText: string | null;
}

const maxLength = 4_000;
/** Without a sign. */
const decimal = /^\d{1,9}(?:\.\d{1,6})?$/;

/** Rules of the values that the portal itself reads. Other keys accept any text. */
const rules: Readonly<Record<string, (value: string) => string | null>> = {
  OverheadRatePct: (value) => validateNumber(value, 1_000),
  CostPerPiece: (value) => validateNumber(value, 1_000_000),
};

/**
 * Why a default value cannot be stored under its key; `null` when it can.
 * @see docs/domain/default-values.md
 */
export function validateDefaultValueText(key: string, value: string): string | null {
  if (countCodePoints(value) > maxLength) return `${key} must have at most ${maxLength} characters`;
  const rule = Object.hasOwn(rules, key) ? rules[key] : undefined;
  const error = rule?.(isSingleLine(value) ? value.trim() : value);
  return error ? `${key} ${error}` : null;
}

/** The error of every invalid field of a default value; no errors means that it can be sent. */
export function validateDefaultValue(value: DefaultValue): {
  defaultValue1?: string;
  defaultHelpText?: string;
} {
  return omitValidFields({
    defaultValue1: validateDefaultValueText(value.defaultKey, value.defaultValue1),
    defaultHelpText: validateLength(value.defaultHelpText, 'Help text', maxLength),
  });
}

function validateNumber(value: string, max: number): string | null {
  return decimal.test(value) && Number(value) <= max ? null : `must be a number from 0 to ${max}`;
}
