import { randomUUID } from 'node:crypto';
import type { Server as HttpServer } from 'node:http';
import Fastify, { type FastifyHttpOptions, type FastifyInstance } from 'fastify';
import { createPageTree } from './access/pageTree.ts';
import { randomPair } from './access/serviceCredentials.ts';
import type { Config } from './config.ts';
import { answerNotBuilt, answerOperation } from './contract/answerOperation.ts';
import type { AnyBodyRefusal, AnyHandler } from './contract/handlers.ts';
import { loadContract } from './contract/loadContract.ts';
import { collectMethods } from './contract/methodTable.ts';
import type { Contract, Operation, ServiceApi } from './contract/operations.ts';
import { registerContract } from './contract/registerContract.ts';
import { registerRequestChecks } from './contract/requestChecks.ts';
import { compileValidator } from './contract/schemaCompilers.ts';
import type { PortalDatabase } from './db/database.ts';
import { answerError } from './errors.ts';
import { forwardInProcess, requestIdHeader } from './gateway/forward.ts';
import { registerGateway } from './gateway/registerGateway.ts';
import { registerOutbox } from './mail/registerOutbox.ts';
import { registerAccess } from './plugins/access.ts';
import { answerClientError } from './plugins/clientErrors.ts';
import { registerDraining } from './plugins/draining.ts';
import { registerHealth } from './plugins/health.ts';
import { loggerOptions } from './plugins/logging.ts';
import { registerMetrics } from './plugins/metrics.ts';
import { registerNotFound } from './plugins/notFound.ts';
import { registerPressureLimit } from './plugins/pressure.ts';
import { registerSecurityHeaders } from './plugins/securityHeaders.ts';
import { registerStaticPortal } from './plugins/staticPortal.ts';
import { createOtherServer } from './reporting-server/otherServer.ts';
import { createReportingServer } from './reporting-server/registerReportingServer.ts';
import type { Server } from './server.ts';
import { barcodeHandlers } from './services/barcode/handlers.ts';
import { grantHandlers } from './services/grant/handlers.ts';
import { createPasswords, type Passwords } from './services/provider/authentication/passwords.ts';
import { providerBodyRefusals, providerHandlers } from './services/provider/handlers.ts';

export interface ServerOptions {
  config: Config;
  /** Open and migrated; the server does not close it. */
  database: PortalDatabase;
  passwords?: Passwords;
  /** Where the built portal lies. */
  portalFolder?: string;
  /** How late the event loop may be before requests are refused; 0: as late as it likes. */
  maxEventLoopDelayMs?: number;
  /** Where log lines go; the standard output unless given. */
  logStream?: { write(line: string): void };
  /** Called with each contract and before routes are registered: tests check answers with it. */
  onContract?: (app: FastifyInstance, contract: Contract) => void;
}

const second = 1_000;

/** Assembles the server; `listen` or `inject` come next. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { config, database } = options;
  const app = Fastify(fastifyOptions(options));
  const pageTree = createPageTree(database.db);
  const reporting = createReportingServer(app, { db: database.db, pageTree });
  const server: Server = {
    config,
    database,
    passwords: options.passwords ?? (await createPasswords()),
    pageTree,
    reportingTickets: config.reportingServer ? createOtherServer(config.reportingServer) : reporting.tickets,
    outbox: registerOutbox(app, config, database.db),
    servicePairs: {
      barcode: config.barcodePair ?? randomPair('portal'),
      grant: config.grantPair ?? randomPair('portal'),
    },
  };
  app.setErrorHandler(answerError);
  app.setValidatorCompiler(({ schema, httpPart }) => compileValidator(schema as object, httpPart));
  const methods = collectMethods(app);

  registerSecurityHeaders(app, config);
  registerRequestIds(app);
  registerDraining(app);
  await registerPressureLimit(app, options.maxEventLoopDelayMs ?? second / 2);
  registerAccess(app, server);
  registerRequestChecks(app);
  registerNotFound(app, methods);
  registerHealth(app, database);
  registerMetrics(app);
  await registerServices(app, server, options);
  if (!config.reportingServer) reporting.registerRoutes();
  await registerStaticPortal(app, config, options.portalFolder);
  return app;
}

function fastifyOptions({ config, logStream }: ServerOptions): FastifyHttpOptions<HttpServer> {
  return {
    logger: loggerOptions(config, logStream),
    genReqId: (request) => forwardedId(request.headers[requestIdHeader]) ?? randomUUID(),
    trustProxy: config.trustProxy.length === 0 ? false : config.trustProxy,
    bodyLimit: 256 * 1024,
    requestTimeout: 30 * second,
    handlerTimeout: 15 * second,
    keepAliveTimeout: 72 * second,
    http: { headersTimeout: 10 * second },
    forceCloseConnections: 'idle',
    clientErrorHandler: answerClientError,
    return503OnClosing: true,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 500 },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply as never),
  };
}

/** An id that another part of the product gave the request; anything else is not believed. */
function forwardedId(header: unknown): string | null {
  return typeof header === 'string' && /^[\w-]{8,100}$/.test(header) ? header : null;
}

function registerRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(requestIdHeader, request.id);
  });
}

async function registerServices(app: FastifyInstance, server: Server, options: ServerOptions): Promise<void> {
  const provider = await loadContract('provider');
  const barcode = await loadContract('barcode');
  const grant = await loadContract('grant');
  for (const contract of [provider, barcode, grant]) options.onContract?.(app, contract);
  await registerContract(app, provider, {
    prefix: provider.prefix,
    handlerOf: (operation) => handlerOf(server, operation, providerHandlers),
    bodyRefusalOf: ({ operationId }) => (providerBodyRefusals as BodyRefusals)[operationId],
  });
  await registerEmbedded(app, server, barcode, barcodeHandlers);
  await registerEmbedded(app, server, grant, grantHandlers);
}

type BodyRefusals = Partial<Record<string, AnyBodyRefusal>>;

/** An embedded service under its own address, and the gateway that browsers use before it. */
async function registerEmbedded(
  app: FastifyInstance,
  server: Server,
  contract: Contract,
  handlers: object,
): Promise<void> {
  const api = contract.api as ServiceApi;
  await registerContract(app, contract, {
    prefix: contract.embeddedPrefix,
    accessOf: () => ({ kind: 'service', api }),
    handlerOf: (operation) => handlerOf(server, operation, handlers),
  });
  await registerGateway(app, contract, forwardInProcess(app, contract, server.servicePairs[api]));
}

function handlerOf(server: Server, operation: Operation, handlers: object) {
  const handler = (handlers as Partial<Record<string, AnyHandler>>)[operation.operationId];
  return handler ? answerOperation(server, operation, handler) : answerNotBuilt;
}
