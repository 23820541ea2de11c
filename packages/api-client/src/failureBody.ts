import type { ApiFieldErrors } from './ApiError.ts';

/** What the body of a failed answer tells; parts it does not tell are absent. */
export interface FailureBody {
  code?: string;
  message?: string;
  fields?: ApiFieldErrors;
  requestId?: string;
}

const longestMessage = 500;

/**
 * Reads the body of an answer with a status of 400 or more. The contract has two shapes: `Problem`, and for the 400
 * of forms a bare map from field to text or texts. The list of mistakes that changePassword answers with 200 is read
 * at any status. Servers and proxies in between send others; of those only a short
 * text that is not markup is taken as message.
 */
export function readFailureBody(status: number, contentType: string, text: string): FailureBody {
  const value = parse(text);
  if (typeof value === 'string') return shortText(value);
  if (typeof value !== 'object' || value === null) return {};

  if (Array.isArray(value)) return mistakeList(value);
  const isProblem = contentType.includes('problem+json');
  const fields = isProblem || (status !== 400 && status !== 422) ? null : fieldTexts(value);
  return fields ? { fields, ...shortText(Object.values(fields).flat().join(' ')) } : problem(value);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function shortText(text: string): FailureBody {
  const message = text.trim();
  const usable = message !== '' && message.length <= longestMessage && !message.startsWith('<');
  return usable ? { message } : {};
}

function problem(value: object): FailureBody {
  const { code, message, requestId } = value as Record<string, unknown>;
  return {
    ...(typeof code === 'string' && { code }),
    ...(typeof message === 'string' && shortText(message)),
    ...(typeof requestId === 'string' && { requestId }),
  };
}

/** A list of `{ fieldName, errorDescription }`; a mistake that belongs to no field has an empty name. */
function mistakeList(list: readonly unknown[]): FailureBody {
  const texts = new Map<string, string[]>();
  for (const one of list) {
    const { fieldName, errorDescription } = (one ?? {}) as Record<string, unknown>;
    if (typeof errorDescription !== 'string') return {};
    const name = typeof fieldName === 'string' ? fieldName : '';
    texts.set(name, [...(texts.get(name) ?? []), errorDescription]);
  }
  if (texts.size === 0) return {};
  return { fields: Object.fromEntries(texts), ...shortText([...texts.values()].flat().join(' ')) };
}

/** The map with lists of texts; `null` when the value is no such map. */
function fieldTexts(value: object): ApiFieldErrors | null {
  const entries = Object.entries(value).map(([field, texts]) => [field, [texts].flat()] as const);
  const isMap =
    entries.length > 0 && entries.every(([, texts]) => texts.every((one) => typeof one === 'string'));
  return isMap ? (Object.fromEntries(entries) as Record<string, string[]>) : null;
}
