import type { ApiFieldErrors } from './ApiError.ts';
import type { ProviderSchemas } from './schemas.ts';

/** The data in the body of a failed response; missing parts are absent. */
export interface FailureBody {
  code?: string;
  message?: string;
  fields?: ApiFieldErrors;
  requestId?: string;
  secondFactor?: ProviderSchemas['LoginStep'];
}

const maxMessageLength = 500;

/**
 * Parses the body of a response with a status of 400 or more. The contract has two shapes: `Problem`, and for the 400
 * of forms a plain map from field to message or messages. The error list that changePassword returns with 200 is
 * accepted at any status. From other bodies, such as those of proxies, only a short text without markup is used as
 * message.
 */
export function readFailureBody(status: number, contentType: string, text: string): FailureBody {
  const value = parseJsonOrText(text);
  if (typeof value === 'string') return toShortMessage(value);
  if (typeof value !== 'object' || value === null) return {};

  if (Array.isArray(value)) return readFieldErrorList(value);
  const isProblem = contentType.includes('problem+json');
  const fields = isProblem || (status !== 400 && status !== 422) ? null : toFieldErrors(value);
  return fields ? { fields, ...toShortMessage(Object.values(fields).flat().join(' ')) } : readProblem(value);
}

function parseJsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function toShortMessage(text: string): FailureBody {
  const message = text.trim();
  const isUsable = message !== '' && message.length <= maxMessageLength && !message.startsWith('<');
  return isUsable ? { message } : {};
}

function readProblem(value: object): FailureBody {
  const { code, message, requestId, secondFactor } = value as Record<string, unknown> &
    Pick<FailureBody, 'secondFactor'>;
  return {
    ...(typeof code === 'string' && { code }),
    ...(typeof message === 'string' && toShortMessage(message)),
    ...(typeof requestId === 'string' && { requestId }),
    ...(secondFactor && { secondFactor }),
  };
}

/** A list of `{ fieldName, errorDescription }`; an error without a field has an empty name. */
function readFieldErrorList(list: readonly unknown[]): FailureBody {
  const texts = new Map<string, string[]>();
  for (const one of list) {
    const { fieldName, errorDescription } = (one ?? {}) as Record<string, unknown>;
    if (typeof errorDescription !== 'string') return {};
    const name = typeof fieldName === 'string' ? fieldName : '';
    texts.set(name, [...(texts.get(name) ?? []), errorDescription]);
  }
  if (texts.size === 0) return {};
  return { fields: Object.fromEntries(texts), ...toShortMessage([...texts.values()].flat().join(' ')) };
}

/** The map with arrays of messages; `null` when the value is not such a map. */
function toFieldErrors(value: object): ApiFieldErrors | null {
  const entries = Object.entries(value).map(([field, texts]) => [field, [texts].flat()] as const);
  const isMap =
    entries.length > 0 && entries.every(([, texts]) => texts.every((one) => typeof one === 'string'));
  return isMap ? (Object.fromEntries(entries) as Record<string, string[]>) : null;
}
