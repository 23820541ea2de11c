import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { buildServer, type ServerOptions } from '../buildServer.ts';
import { readConfig, type Config } from '../config/config.ts';
import type { PortalDatabase } from '../db/database.ts';
import { checkResponses } from './responseChecks.ts';
import { createCheapPasswords, password as fixturePassword } from './fixtures.ts';
import { sendLogin } from './logIn.ts';
import { openTestDatabase, type TestContent, type TestDatabase } from './testDatabase.ts';

export interface TestServerOptions extends Pick<
  ServerOptions,
  'portalFolder' | 'maxEventLoopDelayMs' | 'replicaLimits' | 'upstreamLimits'
> {
  config?: Partial<Config>;
  /** The initial contents of its database; default: the fixtures. */
  content?: TestContent;
  /** Opens another database. */
  openDatabase?: () => Promise<TestDatabase>;
  /** Called before the server is ready, to add routes of a test. */
  extend?: (app: FastifyInstance) => void;
}

/** The server of one test file, on a fresh database. */
export interface TestServer {
  readonly app: FastifyInstance;
  readonly database: PortalDatabase;
  readonly url: string | null;
  /** Every log line so far, parsed. */
  readonly logs: Record<string, unknown>[];
  getToken(username: string): Promise<string>;
  /** Makes a request as a user (once logged in), or signed out. */
  request(username: string | null, options: InjectOptions): Promise<LightMyRequestResponse>;
}

/**
 * Creates the server of a test file. Every response of an operation is compared with the contract; a difference
 * fails the test.
 */
export function testServer({
  config,
  content = 'fixtures',
  openDatabase = () => openTestDatabase({ content }),
  extend,
  ...options
}: TestServerOptions = {}): TestServer {
  const differences: string[] = [];
  const logs: Record<string, unknown>[] = [];
  const tokens = new Map<string, Promise<string>>();
  let running: { app: FastifyInstance; database: PortalDatabase; url: string | null } | undefined;

  beforeAll(async () => {
    const { database, url } = await openDatabase();
    const app = await buildServer({
      config: { ...readConfig({ LOG_LEVEL: 'info' }), ...config },
      database,
      passwords: await createCheapPasswords(),
      // A slow machine must not fail a test.
      maxEventLoopDelayMs: 0,
      ...options,
      logStream: { write: (line) => void logs.push(JSON.parse(line)) },
      onContract: (instance, contract) =>
        checkResponses(instance, contract, (difference) => differences.push(difference)),
    });
    extend?.(app);
    await app.ready();
    running = { app, database, url };
  });
  afterEach(() => expect(differences.splice(0), 'answers that differ from the contract').toEqual([]));
  afterAll(async () => {
    await running?.app.close();
    await running?.database.close();
  });

  const requireRunning = () => {
    if (!running) throw new Error('The server runs during tests only');
    return running;
  };
  return {
    get app() {
      return requireRunning().app;
    },
    get database() {
      return requireRunning().database;
    },
    get url() {
      return requireRunning().url;
    },
    logs,
    getToken(username) {
      const token = tokens.get(username) ?? logIn(requireRunning().app, username);
      tokens.set(username, token);
      return token;
    },
    async request(username, request) {
      const authorization = username && `Bearer ${await this.getToken(username)}`;
      return requireRunning().app.inject({
        ...request,
        headers: { ...(authorization ? { authorization } : {}), ...request.headers },
      });
    },
  };
}

async function logIn(app: FastifyInstance, username: string): Promise<string> {
  const response = await sendLogin(app, { username, password: fixturePassword });
  expect(response.statusCode, `login of ${username}`).toBe(200);
  return response.json().token;
}
