import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

/** OpenAPI adds keywords (`example`, `x-…`) that JSON Schema does not know. */
const options: Options = { allErrors: true, strict: false, useDefaults: false, removeAdditional: false };

const addFormats = formats.default;

/** Bodies are typed JSON: the string `"5"` is not a number. */
const bodyAjv = addFormats(new Ajv2020({ ...options, coerceTypes: false }));
/** Path and query are strings: `5` may become a number, but a repeated key never becomes a list. */
const textAjv = addFormats(new Ajv2020({ ...options, coerceTypes: true }));

/** The function Fastify calls to validate a part of a request. Errors are stored on the function. */
export interface Validator {
  (data: unknown): boolean;
  errors?: ErrorObject[] | null | undefined;
}

export function compileValidator(schema: object, httpPart: string | undefined): Validator {
  return httpPart === 'body' ? allowMissingBody(bodyAjv.compile(schema)) : compileTextValidator(schema);
}

interface TextSchema {
  properties?: Record<string, { type?: string; enum?: readonly unknown[] }>;
}

/**
 * Validates path and query. Only plain decimal digits are numbers; Ajv would also accept `0x10`, `1e3` and ` 5`. Values of
 * an enum are accepted in any case, and handlers get the spelling of the contract; an empty value counts as absent.
 */
function compileTextValidator(schema: TextSchema): Validator {
  const properties = Object.entries(schema.properties ?? {});
  const numbers = properties.filter(([, { type }]) => type === 'integer' || type === 'number');
  const enums = properties.flatMap(([name, { type, enum: allowed }]) =>
    allowed && type === 'string' ? [{ name, allowedValues: allowed.map(String) }] : [],
  );
  const validate = textAjv.compile(schema);
  const validator: Validator = (data) => {
    const values = (data ?? {}) as Record<string, unknown>;
    for (const { name, allowedValues } of enums) {
      const text = values[name];
      if (typeof text !== 'string') continue;
      const value = allowedValues.find((each) => each.toLowerCase() === text.trim().toLowerCase());
      if (value !== undefined) values[name] = value;
      else if (text.trim() === '') delete values[name];
    }
    const wrong = numbers.find(([name]) => !isPlainNumber(values[name]));
    const isValid = wrong ? false : validate(data);
    validator.errors = wrong ? [createTypeError(wrong[0], wrong[1].type)] : validate.errors;
    return isValid;
  };
  return validator;
}

function isPlainNumber(text: unknown): boolean {
  return typeof text !== 'string' || /^-?\d+(\.\d+)?$/.test(text);
}

function createTypeError(name: string, type = ''): ErrorObject {
  return {
    instancePath: `/${name}`,
    schemaPath: '',
    keyword: 'type',
    params: { type },
    message: `must be ${type}`,
  };
}

/** Skips validation if there is no body (Fastify passes null). A missing required body has been rejected before. */
function allowMissingBody(validate: ValidateFunction): Validator {
  const validator: Validator = (data) => {
    const isValid = data === null || data === undefined || validate(data);
    validator.errors = isValid ? null : validate.errors;
    return isValid;
  };
  return validator;
}

/** Compiles a schema for checking responses. */
export function compileResponseValidator(schema: object): ValidateFunction {
  return bodyAjv.compile(schema);
}

/** The first error as a sentence: `rowsPerPage must be <= 500`. */
export function formatFirstError(errors: readonly ErrorObject[]): string {
  const [error] = errors;
  if (!error) return 'The request is invalid';
  return `${toFieldPath(error) || 'The body'} ${formatError(error)}`;
}

export function toMessagesByField(errors: readonly ErrorObject[]): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const error of errors) (fields[toFieldPath(error)] ??= []).push(formatError(error));
  return fields;
}

/** `/contact/email` becomes `contact.email`, also for missing or unknown properties; empty for the whole body. */
function toFieldPath(error: ErrorObject): string {
  const own: unknown = error.params.missingProperty ?? error.params.additionalProperty;
  const path = error.instancePath.split('/').filter(Boolean);
  return [...path, ...(typeof own === 'string' ? [own] : [])].join('.');
}

function formatError(error: ErrorObject): string {
  if (error.keyword === 'required') return 'is required';
  if (error.keyword === 'additionalProperties') return 'is not a known property';
  if (error.keyword === 'enum') return `must be one of ${listAllowedValues(error).join(', ')}`;
  return error.message ?? 'is not valid';
}

function listAllowedValues({ params }: ErrorObject): string[] {
  return (params.allowedValues as unknown[]).map(String).filter((value) => value !== '');
}

/**
 * Rewrites `anyOf: [X, null]` as X with the additional type `null`. Equivalent, but the serializer does not have to try
 * each alternative for each value.
 */
export function simplifyNullAlternatives(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(simplifyNullAlternatives);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(
    ([key, value]) => [key, simplifyNullAlternatives(value)] as const,
  );
  return mergeNull(Object.fromEntries(entries));
}

function mergeNull(schema: Record<string, unknown>): Record<string, unknown> {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema;
  const other: unknown = anyOf.find((each) => each?.type !== 'null');
  const hasNull = anyOf.some((each) => each?.type === 'null');
  if (!hasNull || typeof other !== 'object' || other === null || !('type' in other)) return schema;
  return typeof other.type === 'string' ? { ...rest, ...other, type: [other.type, 'null'] } : schema;
}
