import type { FastifySchema } from 'fastify';
import type { OpenApiOperation, OpenApiParameter } from './openApi.ts';
import { simplifyNullAlternatives } from './schemaCompilers.ts';

/**
 * The schemas of an operation's route. Only JSON is accepted, so its schema applies to every body: with one schema per
 * media type, Fastify would skip validation for unknown types. Node lower-cases header names. Response schemas are
 * rewritten for faster serialization.
 */
export function toRouteSchema({ parameters = [], requestBody, responses }: OpenApiOperation): FastifySchema {
  const listParameters = (place: string) => parameters.filter((each) => each.in === place);
  const parts = {
    params: toObjectSchema(listParameters('path')),
    querystring: toObjectSchema(listParameters('query')),
    headers: toObjectSchema(
      listParameters('header').map((each) => ({ ...each, name: each.name.toLowerCase() })),
    ),
    body: requestBody?.content['application/json']?.schema,
    response: simplifyNullAlternatives(toResponseSchemas(responses)),
  };
  return Object.fromEntries(Object.entries(parts).filter(([, schema]) => schema !== undefined));
}

function toObjectSchema(parameters: readonly OpenApiParameter[]): object | undefined {
  if (parameters.length === 0) return undefined;
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

function toResponseSchemas(responses: OpenApiOperation['responses']): object {
  return Object.fromEntries(
    Object.entries(responses).flatMap(([status, { content }]) => (content ? [[status, { content }]] : [])),
  );
}
