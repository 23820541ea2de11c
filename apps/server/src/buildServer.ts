import type { Server as HttpServer } from 'node:http';
import { setCompanyTimeZone } from '@portal/domain';
import Fastify, { type FastifyHttpOptions, type FastifyInstance, type RouteOptions } from 'fastify';
import { createEmbeddedIdentity } from './services/provider/authentication/embeddedIdentity.ts';
import { createPageTree } from './services/provider/pages/pageTree.ts';
import { createRandomCredentials } from './access/serviceCredentials.ts';
import type { Config } from './config/config.ts';
import { createOperationHandler } from './contract/operationHandler.ts';
import type { HandlersById, InvalidBodyHandlersById } from './contract/handlers.ts';
import { loadContract } from './contract/loadContract.ts';
import type { Contract, Operation, ServiceApi } from './contract/operations.ts';
import { registerContract } from './contract/registerContract.ts';
import { registerRequestChecks } from './contract/requestChecks.ts';
import { compileValidator } from './contract/schemaCompilers.ts';
import { connectionTimeoutMs, type PortalDatabase } from './db/database.ts';
import type { ReplicaLimits } from './db/replica.ts';
import { registerReplica } from './db/registerReplica.ts';
import { createErrorHandler } from './errors.ts';
import { createProviderGateway, type ProviderGateway } from './gateway/provider/createProviderGateway.ts';
import { forwardOverHttp, type UpstreamLimits } from './gateway/upstream.ts';
import { forwardInProcess, requestIdHeader } from './gateway/forward.ts';
import { createGrantFiles } from './gateway/grant/grantFiles.ts';
import { registerGateway, type ResponseAdapter } from './gateway/registerGateway.ts';
import { createLimiterPerKey } from './load/limiter.ts';
import { registerOutbox } from './mail/registerOutbox.ts';
import { registerAccess } from './access/registerAccess.ts';
import { createClientErrorHandler } from './plugins/clientErrors.ts';
import { registerCompression } from './plugins/compression.ts';
import { registerDraining } from './plugins/draining.ts';
import { registerEntityTags } from './plugins/entityTags.ts';
import { registerHealth } from './plugins/health.ts';
import { createLoggerOptions, RequestLog } from './plugins/logging.ts';
import { registerMetrics } from './plugins/metrics.ts';
import { registerNotFound } from './plugins/notFound.ts';
import { registerPressureLimit } from './plugins/pressure.ts';
import { createRequestIdSource, registerRequestIds } from './plugins/requestIds.ts';
import { buildSecurityHeaders, registerSecurityHeaders } from './plugins/securityHeaders.ts';
import { registerStaticPortal } from './plugins/staticPortal.ts';
import { createExternalTicketSource } from './reporting-server/externalServer.ts';
import { createReportingServer } from './reporting-server/registerReportingServer.ts';
import { registerRetention } from './retention/removeOldData.ts';
import type { Server } from './server.ts';
import { barcodeHandlers } from './services/barcode/handlers.ts';
import { jobInvalidBodyHandlers } from './services/barcode/jobs/handlers.ts';
import { registerBarcodeJobs } from './services/barcode/runs/registerBarcodeJobs.ts';
import { registerGrantFiles } from './services/grant/files/registerGrantFiles.ts';
import { grantHandlers } from './services/grant/handlers.ts';
import { createPasswords, type Passwords } from './services/provider/authentication/passwords.ts';
import { providerInvalidBodyHandlers, providerHandlers } from './services/provider/handlers.ts';
import { createHomeContent } from './services/provider/home/homeContent.ts';
import { createSearchWords } from './services/provider/search/searchWords.ts';
import { registerSingleSignOn } from './services/provider/singleSignOn/registerSingleSignOn.ts';
import { createUserList } from './services/provider/users/userList.ts';
import { createUpstreamCheck } from './installation/upstreams.ts';
import type { StartedTracing } from './tracing/startTracing.ts';

export interface ServerOptions {
  config: Config;
  /** Open and migrated. The caller closes it. */
  database: PortalDatabase;
  passwords?: Passwords;
  /** The portal's build output. */
  portalFolder?: string;
  /** Event loop delay above which requests are rejected; 0: no limit. */
  maxEventLoopDelayMs?: number;
  /** How old the data of a replica may be. */
  replicaLimits?: ReplicaLimits;
  /** Output of log lines; default: standard output. */
  logStream?: { write(line: string): void };
  /** Timeout and size limits of other services. */
  upstreamLimits?: UpstreamLimits;
  /** Not set: nothing is traced. */
  tracing?: StartedTracing | undefined;
  /** Called with each contract before routes are registered, so that tests can check responses. */
  onContract?: (app: FastifyInstance, contract: Contract) => void;
}

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
/** How long a request may take to arrive. */
export const requestTimeoutMs = 30 * secondMs;
/** How long the transfer of a file may take. */
const transferTimeoutMs = 24 * 60 * minuteMs;
/** How many reports of a user wait until another one has ended. */
const maxWaitingReports = 10;

/** Assembles the server. Call `listen` or `inject` on the result. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { config, database } = options;
  setCompanyTimeZone(config.companyTimeZone);
  const app = Fastify(buildFastifyOptions(options));
  // Node answers an unknown Expect itself, without security headers. It may be ignored.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
  const provider = await loadContract('provider');
  const providerGateway = createGatewayIfExternal(app, provider, options);
  const pageTree = createPageTree(database.db);
  const reporting = createReportingServer(app, { db: database.db, pageTree });
  const server: Server = {
    config,
    database,
    replica: registerReplica(app, config, database.db, options.replicaLimits),
    passwords: options.passwords ?? (await createPasswords()),
    longCalls: createLimiterPerKey({
      maxRunning: config.reportsPerUser,
      maxWaiting: maxWaitingReports,
      maxWaitMs: connectionTimeoutMs,
    }),
    identity: providerGateway?.identity ?? createEmbeddedIdentity(database.db, pageTree, config),
    pageTree,
    userList: createUserList(database.longDb),
    homeContent: createHomeContent(database.db),
    searchWords: createSearchWords(database.db),
    reportingTickets: config.reportingServer
      ? createExternalTicketSource(config.reportingServer)
      : reporting.tickets,
    outbox: registerOutbox(app, config, database.db),
    barcodeJobs: registerBarcodeJobs(app, config, database),
    serviceCredentials: {
      barcode: config.barcodeCredentials ?? createRandomCredentials(),
      grant: config.grantCredentials ?? createRandomCredentials(),
    },
  };
  registerRetention(app, config, database.longDb);
  app.addHook('onRoute', allowLongTransfers);
  app.setErrorHandler(createErrorHandler(config));
  app.setValidatorCompiler(({ schema, httpPart }) => compileValidator(schema as object, httpPart));

  registerSecurityHeaders(app, config);
  registerRequestIds(app);
  options.tracing?.register(app);
  registerDraining(app);
  registerPressureLimit(app, {
    maxEventLoopDelayMs: options.maxEventLoopDelayMs ?? secondMs / 2,
    maxCalls: config.maxCalls,
  });
  await registerCompression(app);
  registerEntityTags(app);
  registerAccess(app, server);
  registerRequestChecks(app);
  registerNotFound(app);
  const upstreams = createUpstreamCheck(config);
  registerHealth(app, { database, upstreams });
  registerMetrics(app, { config, database, replica: server.replica, upstreams });
  registerProvider(app, server, { contract: provider, gateway: providerGateway, options });
  await registerServices(app, server, options);
  if (config.singleSignOn) registerSingleSignOn(app, server, config.singleSignOn);
  if (!config.reportingServer && !config.providerApi) reporting.registerRoutes();
  await registerStaticPortal(app, config, options.portalFolder);
  return app;
}

function buildFastifyOptions({ config, logStream }: ServerOptions): FastifyHttpOptions<HttpServer> {
  const handleError = createErrorHandler(config);
  return {
    logger: createLoggerOptions(config, logStream),
    logController: new RequestLog(),
    genReqId: createRequestIdSource(config.trustProxy),
    trustProxy: config.trustProxy.length === 0 ? false : config.trustProxy,
    bodyLimit: 256 * 1024,
    requestTimeout: requestTimeoutMs,
    // Ends a transfer that stalls.
    connectionTimeout: 5 * minuteMs,
    handlerTimeout: 15 * secondMs,
    keepAliveTimeout: 72 * secondMs,
    // The check of Host is ours (requestChecks.ts): Node's answer has no security headers.
    http: { headersTimeout: 10 * secondMs, requireHostHeader: false },
    forceCloseConnections: 'idle',
    clientErrorHandler: createClientErrorHandler(config),
    // A proxy may just have connected: what arrives until the last connection has ended is served.
    return503OnClosing: false,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 500 },
    // Hooks do not run for addresses that the router rejects.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...buildSecurityHeaders(config), [requestIdHeader]: request.id });
      handleError(error, request, reply as never);
    },
  };
}

/** The timeout of handlers includes the transfer of a stream, which would be cut off. */
function allowLongTransfers(route: RouteOptions): void {
  if (route.config?.operation?.isFile || route.config?.servesFiles) route.handlerTimeout = transferTimeoutMs;
}

/** Returns `null` if the provider is embedded. */
function createGatewayIfExternal(
  app: FastifyInstance,
  contract: Contract,
  { config, database, upstreamLimits }: ServerOptions,
): ProviderGateway | null {
  if (!config.providerApi) return null;
  return createProviderGateway(app, contract, {
    provider: config.providerApi,
    db: database.db,
    sessionIdleMinutes: config.sessionIdleMinutes,
    hasReportingServer: config.reportingServer !== undefined,
    limits: upstreamLimits,
  });
}

interface ProviderParts {
  contract: Contract;
  gateway: ProviderGateway | null;
  options: ServerOptions;
}

function registerProvider(
  app: FastifyInstance,
  server: Server,
  { contract, gateway, options }: ProviderParts,
): void {
  options.onContract?.(app, contract);
  if (gateway) {
    gateway.registerRoutes(providerInvalidBodyHandlers);
    return;
  }
  registerContract(app, contract, {
    prefix: contract.prefix,
    createHandler: (operation) => createHandler(server, operation, providerHandlers),
    invalidBodyHandlers: providerInvalidBodyHandlers,
  });
}

async function registerServices(app: FastifyInstance, server: Server, options: ServerOptions): Promise<void> {
  const limits = options.upstreamLimits;
  const barcode = await loadContract('barcode');
  const grant = await loadContract('grant');
  for (const contract of [barcode, grant]) options.onContract?.(app, contract);
  registerEmbedded(app, server, {
    contract: barcode,
    handlers: barcodeHandlers,
    invalidBodyHandlers: jobInvalidBodyHandlers,
    limits,
  });
  const grantFiles = createGrantFiles(app, grant, server);
  registerEmbedded(app, server, {
    contract: grant,
    handlers: grantHandlers,
    responseAdapters: grantFiles.responseAdapters,
    limits,
  });
  if (!server.config.grantApiUrl) registerGrantFiles(app, server.database.longDb);
  grantFiles.registerRoutes();
}

interface EmbeddedService {
  contract: Contract;
  handlers: HandlersById;
  invalidBodyHandlers?: InvalidBodyHandlersById;
  /** Operations whose responses the gateway changes, by operationId. */
  responseAdapters?: Partial<Record<string, ResponseAdapter>>;
  limits: UpstreamLimits | undefined;
}

/**
 * Registers a service: the embedded implementation under its own prefix (unless it is external), and the gateway that
 * browsers use.
 */
function registerEmbedded(
  app: FastifyInstance,
  server: Server,
  { contract, handlers, invalidBodyHandlers = {}, responseAdapters, limits }: EmbeddedService,
): void {
  const api = contract.api as ServiceApi;
  const credentials = server.serviceCredentials[api];
  const url = { barcode: server.config.barcodeApiUrl, grant: server.config.grantApiUrl }[api];
  if (!url) {
    registerContract(app, contract, {
      prefix: contract.embeddedPrefix,
      access: { kind: 'service', api },
      createHandler: (operation) => createHandler(server, operation, handlers),
      invalidBodyHandlers,
    });
  }
  registerGateway(app, contract, {
    forward: url
      ? forwardOverHttp(contract, { api, url, credentials }, app.log, limits)
      : forwardInProcess(app, contract, credentials),
    invalidBodyHandlers,
    ...(responseAdapters && { responseAdapters }),
  });
}

function createHandler(server: Server, operation: Operation, handlers: HandlersById) {
  const handler = handlers[operation.operationId];
  if (!handler) throw new Error(`${operation.operationId} has no handler`);
  return createOperationHandler(server, operation, handler);
}
