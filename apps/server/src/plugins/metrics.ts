import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  Counter,
  Gauge,
  type GaugeConfiguration,
  Histogram,
  Registry,
  collectDefaultMetrics,
} from 'prom-client';
import type { Config } from '../config/config.ts';
import type { PortalDatabase } from '../db/database.ts';
import type { Replica } from '../db/replica.ts';
import { AppError } from '../errors.ts';
import { listServices, type UpstreamStates } from '../installation/upstreams.ts';
import { createAddressCheck } from './addressList.ts';
import { createBacklogReader } from './backlog.ts';
import { observeUpstreamCalls } from './upstreamCalls.ts';

interface MetricsSources {
  config: Config;
  database: PortalDatabase;
  replica: Replica | null;
  upstreams: () => Promise<UpstreamStates>;
}

/** In seconds: from a session check to the handler timeout. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15];

/**
 * `/metrics`: process, request and queue metrics in Prometheus format, for allowed addresses only. `docs/operation.md`
 * describes each metric. Labels contain no user data.
 */
export function registerMetrics(
  app: FastifyInstance,
  { config, database, replica, upstreams }: MetricsSources,
): void {
  const registry = new Registry();
  // Each measurement wakes the process; the default is 10 ms.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 200 });
  measureRequests(app, registry);
  measureUpstreams(app, registry, { config, upstreams });
  countConnections(registry, database);
  countBacklog(registry, database);
  measureReplica(registry, replica);

  const canRead = createReaderCheck(config.metricsFrom);
  const routeConfig = { access: { kind: 'public' }, isForOperators: true } as const;
  app.get('/metrics', { config: routeConfig, logLevel: 'warn' }, async (request, reply) => {
    if (!canRead(request)) throw new AppError('route.not_found');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function measureRequests(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Request duration',
    labelNames: ['api', 'operation', 'status'],
    buckets,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    durations.observe({ ...toLabels(request), status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
}

/** Adds a gauge that is read whenever the metrics are. */
function addGauge<Label extends string>(registry: Registry, gauge: GaugeConfiguration<Label>): void {
  registry.registerMetric(new Gauge({ ...gauge, registers: [] }));
}

/** The operation or route pattern. Never the URL: the number of URLs is unbounded. */
function toLabels({ method, routeOptions: { config, url } }: FastifyRequest): {
  api: string;
  operation: string;
} {
  const { operation, access } = config;
  if (!operation) return { api: 'none', operation: url ? `${method} ${url}` : 'none' };
  // A call through the gateway reaches the embedded service as a second request.
  const api = access?.kind === 'service' ? `embedded ${operation.api}` : operation.api;
  return { api, operation: operation.operationId };
}

function measureUpstreams(
  app: FastifyInstance,
  registry: Registry,
  { config, upstreams }: Pick<MetricsSources, 'config' | 'upstreams'>,
): void {
  const durations = new Histogram({
    name: 'upstream_request_duration_seconds',
    help: 'Duration of calls to external services',
    labelNames: ['service', 'outcome'],
    buckets,
    registers: [registry],
  });
  const stop = observeUpstreamCalls(listServices(config), (service) => {
    const end = durations.startTimer({ service });
    return (outcome) => void end({ outcome });
  });
  app.addHook('onClose', async () => stop());
  addGauge(registry, {
    name: 'upstream_up',
    help: '1 if the external service responds',
    labelNames: ['service'],
    async collect() {
      for (const [service, state] of Object.entries(await upstreams())) {
        this.set({ service }, state === 'up' ? 1 : 0);
      }
    },
  });
}

function countConnections(registry: Registry, database: PortalDatabase): void {
  addGauge(registry, {
    name: 'database_connections',
    help: 'Busy and idle database connections, and requests waiting for one',
    labelNames: ['state'],
    collect() {
      const { open, idle, waiting, waitingLong } = database.countConnections();
      this.set({ state: 'busy' }, open - idle);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'waiting for a report' }, waitingLong);
    },
  });
}

/** Without a replica they have no values. */
function measureReplica(registry: Registry, replica: Replica | null): void {
  addGauge(registry, {
    name: 'replica_up',
    help: '1 if reports are read from the replica',
    collect() {
      if (replica) this.set(replica.getState().problem === null ? 1 : 0);
      else this.remove();
    },
  });
  addGauge(registry, {
    name: 'replica_lag_seconds',
    help: 'Age of the data of the replica, if reports are read from it',
    collect() {
      const state = replica?.getState();
      if (state?.problem === null) this.set(state.lagMs / 1_000);
      else this.remove();
    },
  });
  registry.registerMetric(
    new Counter({
      name: 'replica_reads_total',
      help: 'Reports that the replica has answered, and that were repeated on the primary because it could not',
      labelNames: ['outcome'],
      registers: [],
      collect() {
        this.reset();
        for (const [outcome, count] of Object.entries(replica?.reads ?? {})) this.inc({ outcome }, count);
      },
    }),
  );
}

/** Queue metrics. They are per database, so all servers report the same values; none if the database is unreachable. */
function countBacklog(registry: Registry, database: PortalDatabase): void {
  const read = createBacklogReader(database);
  addGauge(registry, {
    name: 'database_up',
    help: '1 if the database responds',
    async collect() {
      this.set((await read()) ? 1 : 0);
    },
  });
  addGauge(registry, {
    name: 'backlog_rows',
    help: 'Mails and barcode jobs by state',
    labelNames: ['kind', 'state'],
    async collect() {
      const backlog = await read();
      this.reset();
      for (const { kind, state, count } of backlog ?? []) this.set({ kind, state }, count);
    },
  });
  addGauge(registry, {
    name: 'backlog_oldest_seconds',
    help: 'Age of the oldest waiting mail or barcode job; 0 if none',
    labelNames: ['kind'],
    async collect() {
      const backlog = await read();
      this.reset();
      if (!backlog) return;
      for (const kind of ['mail', 'job']) {
        const waiting = backlog.find((row) => row.kind === kind && row.state === 'waiting');
        this.set({ kind }, waiting?.oldest ?? 0);
      }
    },
  });
}

/** A request forwarded by an untrusted proxy can come from any client. */
function createReaderCheck(metricsFrom: readonly string[]): (request: FastifyRequest) => boolean {
  const isReader = createAddressCheck(metricsFrom);
  return ({ ip, headers, socket }) => {
    const isFromUnknownProxy = headers['x-forwarded-for'] !== undefined && ip === socket.remoteAddress;
    return !isFromUnknownProxy && isReader(ip);
  };
}
