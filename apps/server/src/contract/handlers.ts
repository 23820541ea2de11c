import type { BarcodeOperations, GrantOperations, ProviderOperations } from '@portal/api-client';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/database.ts';
import type { Misfit } from '../errors.ts';
import type { Session } from '../services/provider/authentication/rows.ts';
import type { Server } from '../server.ts';
import type { FileAnswer } from './fileAnswer.ts';

/** What a handler gets beside the request's own input. */
export interface Context {
  db: Db;
  server: Server;
  /** Who asks; `null` only for operations that are public or between services. */
  session: Session | null;
  /** What a session that begins now is bound to; `null`: to nothing. */
  binding: Buffer | null;
  requestId: string;
  /** Address of the client. */
  source: string;
  log: FastifyBaseLogger;
}

interface AnyOperation {
  parameters: { path?: unknown; query?: unknown; header?: unknown };
  requestBody?: unknown;
  responses: object;
}

/** What the contract lets callers send, already validated. */
export interface Input<Operation extends AnyOperation> {
  path: Known<Operation['parameters']['path']>;
  query: Known<Operation['parameters']['query']>;
  /** The headers that the contract names, as it writes them. */
  header: Known<Operation['parameters']['header']>;
  body: BodyOf<Operation>;
}

/** What the contract promises as the success answer; `void` when it has no body. */
export type Answer<Operation extends AnyOperation> = ContentOf<
  Operation['responses'][Extract<keyof Operation['responses'], 200 | 201 | 202 | 204>]
>;

export type Handler<Operation extends AnyOperation> = (
  input: Input<Operation>,
  context: Context,
) => Promise<Answer<Operation>>;

/**
 * The answer of an operation whose success answer also says what was refused, for a body that does not fit the
 * contract. Nothing is known of the body but that it is JSON.
 */
type BodyRefusal<Operation extends AnyOperation> = (body: unknown, misfit: Misfit) => Answer<Operation>;

type HandlersOf<Operations extends { [Id in keyof Operations]: AnyOperation }> = {
  [Id in keyof Operations]: Handler<Operations[Id]>;
};

type BodyRefusalsOf<Operations extends { [Id in keyof Operations]: AnyOperation }> = {
  [Id in keyof Operations]?: BodyRefusal<Operations[Id]>;
};

export type ProviderBodyRefusals = BodyRefusalsOf<ProviderOperations>;
export type BarcodeBodyRefusals = BodyRefusalsOf<BarcodeOperations>;

/** One function for each operation of the provider API: a wrong answer or a misspelt id does not compile. */
export type ProviderHandlers = HandlersOf<ProviderOperations>;
export type BarcodeHandlers = HandlersOf<BarcodeOperations>;
export type GrantHandlers = HandlersOf<GrantOperations>;

/** A refusal as the registration sees it. */
export type AnyBodyRefusal = (body: unknown, misfit: Misfit) => unknown;

/** A handler as the registration sees it. */
export type AnyHandler = (input: Input<AnyOperation>, context: Context) => Promise<unknown>;

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
        ? FileAnswer
        : never
  : void;
