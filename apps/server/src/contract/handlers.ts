import type { BarcodeOperations, GrantOperations, ProviderOperations } from '@portal/api-client';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/database.ts';
import type { IdempotentCall } from '../db/idempotencyKeys.ts';
import type { InvalidBodyDetails } from '../errors.ts';
import type { Session } from '../access/caller.ts';
import type { Server } from '../server.ts';
import type { FileResponse } from './fileResponse.ts';

/** What a handler receives in addition to the request's input. */
export interface Context {
  db: Db;
  server: Server;
  /**
   * The caller's session; `null` for operations that are public or called by other services, and for lists: everyone who
   * may read a list gets the same.
   */
  session: Session | null;
  /** The binding of the browser, for a login possibly a new one; `null` without the cookie. */
  binding: Buffer | null;
  /** The Cookie header. */
  cookies: string | undefined;
  requestId: string;
  /** Address of the client. */
  source: string;
  log: FastifyBaseLogger;
  /** `null` if the operation defines no idempotency key or the caller sent none. */
  idempotentCall: IdempotentCall | null;
}

interface AnyOperation {
  parameters: { path?: unknown; query?: unknown; header?: unknown };
  requestBody?: unknown;
  responses: object;
}

/** The validated input that the contract defines. */
export interface Input<Operation extends AnyOperation> {
  path: Known<Operation['parameters']['path']>;
  query: Known<Operation['parameters']['query']>;
  /** The headers that the contract defines, spelled as in the contract. */
  header: Known<Operation['parameters']['header']>;
  body: BodyOf<Operation>;
}

/** The success response of the contract; `void` if it has no body. */
export type SuccessResponse<Operation extends AnyOperation> = ContentOf<
  Operation['responses'][Extract<keyof Operation['responses'], 200 | 201 | 202 | 204>]
>;

export type Handler<Operation extends AnyOperation> = (
  input: Input<Operation>,
  context: Context,
) => Promise<SuccessResponse<Operation>>;

/**
 * Builds the response to an invalid body for operations whose success response also reports errors. `body` can be any
 * JSON value.
 */
type InvalidBodyHandler<Operation extends AnyOperation> = (
  body: unknown,
  details: InvalidBodyDetails,
) => SuccessResponse<Operation>;

type HandlersOf<Operations extends { [Id in keyof Operations]: AnyOperation }> = {
  [Id in keyof Operations]: Handler<Operations[Id]>;
};

type InvalidBodyHandlersOf<Operations extends { [Id in keyof Operations]: AnyOperation }> = {
  [Id in keyof Operations]?: InvalidBodyHandler<Operations[Id]>;
};

export type ProviderInvalidBodyHandlers = InvalidBodyHandlersOf<ProviderOperations>;
export type BarcodeInvalidBodyHandlers = InvalidBodyHandlersOf<BarcodeOperations>;

/** One handler per operation of the provider API. A wrong response type or a misspelled id does not compile. */
export type ProviderHandlers = HandlersOf<ProviderOperations>;
export type BarcodeHandlers = HandlersOf<BarcodeOperations>;
export type GrantHandlers = HandlersOf<GrantOperations>;

/** Such a function of any operation. */
export type AnyInvalidBodyHandler = (body: unknown, details: InvalidBodyDetails) => unknown;

/** A handler of any operation. Its input is of the type that the contract defines, and is validated before. */
export type AnyHandler = (input: never, context: Context) => Promise<unknown>;

/** Handlers by operationId, as route registration looks them up. */
export type HandlersById = { readonly [operationId in string]?: AnyHandler };
export type InvalidBodyHandlersById = { readonly [operationId in string]?: AnyInvalidBodyHandler };

type Known<Part> = [NonNullable<Part>] extends [never] ? Record<string, never> : NonNullable<Part>;

type BodyOf<Operation extends AnyOperation> = Operation extends { requestBody: infer Body }
  ? ContentOf<Body>
  : Operation extends { requestBody?: infer Body }
    ? [NonNullable<Body>] extends [never]
      ? undefined
      : ContentOf<NonNullable<Body>> | undefined
    : undefined;

type ContentOf<Message> = Message extends { content: infer Content }
  ? Content extends { 'application/json': infer Json }
    ? Json
    : Content extends { 'text/plain': infer Text }
      ? Text
      : Content extends { 'application/octet-stream': unknown }
        ? FileResponse
        : never
  : void;
