import type { ProviderSchemas } from '@portal/api-client';
import { AppError, FieldErrorsError, RefusalReply, type FailureCode } from '../errors.ts';
import type { Operation } from './operations.ts';

/** Field of a body to what is wrong with it; the empty field is the whole body. */
export type FieldTexts = Record<string, string[]>;

/** Operations whose answer to every text that cannot be right is given: the login has only one. */
const givenAnswers: Partial<Record<string, FailureCode>> = { login: 'login.failed' };

/** Operations that answer mistakes like a success, with a body of their own (specification 1 §7). */
const replies: Partial<Record<string, (fields: FieldTexts) => unknown>> = {
  changePassword: toPasswordErrors,
};

/** The refusal of a text that no value could ever be: too long, or not to be stored. */
export function textRefusal(
  operation: Operation | undefined,
  fields: FieldTexts,
  sentence: string,
): AppError | FieldErrorsError | RefusalReply {
  const code = givenAnswers[operation?.operationId ?? ''];
  return code ? new AppError(code) : bodyRefusal(operation, fields, sentence);
}

/** The refusal of a body, in the words of its operation: a reply of its own, beside the fields, or one sentence. */
export function bodyRefusal(
  operation: Operation | undefined,
  fields: FieldTexts,
  sentence: string,
): AppError | FieldErrorsError | RefusalReply {
  const reply = replies[operation?.operationId ?? ''];
  if (operation && reply) return new RefusalReply(operation.status, reply(fields));
  if (operation?.answersFieldErrors) return new FieldErrorsError(fields);
  return new AppError('request.invalid', sentence);
}

function toPasswordErrors(fields: FieldTexts): ProviderSchemas['PasswordError'][] {
  return Object.entries(fields).flatMap(([fieldName, texts]) =>
    texts.map((errorDescription) => ({ fieldName, errorDescription })),
  );
}
