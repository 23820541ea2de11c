import { countCodePoints, isAmbiguousName, isSingleLine } from '../text/plainText.ts';

const maxLength = 100;

/**
 * Validates a role name; `null` when it is valid. Pages store their roles separated by commas.
 * @see docs/domain/users.md, "Roles"
 */
export function validateRoleName(name: string): string | null {
  if (name.includes(',')) return 'Role name must not contain a comma';
  return validateName(name);
}

/** The same for a server role: pages store their server roles separated by blanks. */
export function validateServerRoleName(name: string): string | null {
  if (/\s/u.test(name.trim())) return 'Role name must not contain a space';
  return validateName(name);
}

function validateName(name: string): string | null {
  const trimmed = name.trim();
  if (trimmed === '') return 'Role name is required';
  if (!isSingleLine(trimmed)) return 'Role name must be one line';
  if (isAmbiguousName(trimmed)) return 'Role name must not contain look-alike or invisible characters';
  return countCodePoints(trimmed) > maxLength ? `Role name must have at most ${maxLength} characters` : null;
}
