import { operations, prefixes, type FoundOperation } from '../../contract/documents.ts';

/** What a call is in the contract. */
export interface ContractCall {
  operation: FoundOperation;
  /** Its path below the prefix of the API, spelled as the document has it. */
  path: string;
}

/**
 * The operation that the server takes a path for, whatever its case and whether or not it ends with a slash; Prism
 * knows paths only as they are written. `null` for what is in no document.
 */
export function contractCallOf(method: string, path: string): ContractCall | null {
  const parts = partsOf(path);
  const [operation] = operations
    .filter((each) => each.method === method.toLowerCase() && isPathOf(each, parts))
    .toSorted((a, b) => gapsIn(a) - gapsIn(b));
  if (!operation) return null;
  const values = parts.slice(partsOf(prefixes[operation.api]).length);
  const spelled = operation.path
    .split('/')
    .map((part, index) => (isGap(part) ? (values[index - 1] ?? '') : part))
    .join('/');
  return { operation, path: spelled };
}

function isPathOf({ api, path }: FoundOperation, parts: readonly string[]): boolean {
  const own = partsOf(prefixes[api] + path);
  return (
    own.length === parts.length &&
    own.every((part, index) => isGap(part) || part.toLowerCase() === parts[index]?.toLowerCase())
  );
}

function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

/** `{userId}` */
function isGap(part: string): boolean {
  return part.startsWith('{');
}

function gapsIn({ path }: FoundOperation): number {
  return partsOf(path).filter(isGap).length;
}
