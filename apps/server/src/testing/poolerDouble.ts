import { connect, createServer, type Socket } from 'node:net';
import { listenLocally } from './localPorts.ts';

/** Replaces PgBouncer: handles unknown parameters of a new connection as it does. */
export interface PoolerDouble {
  port: number;
  /** PgBouncer refuses them, or ignores those of `ignore_startup_parameters`. */
  unknownParameters: 'refused' | 'ignored';
  close(): void;
}

const known = new Set(['user', 'database', 'application_name', 'client_encoding']);

export async function openPoolerDouble(target: { host: string; port: number }): Promise<PoolerDouble> {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    sockets.add(client);
    client.on('error', () => {});
    client.once('data', (startup: Buffer) => {
      const parameters = readParameters(startup);
      const unknown = parameters.find(([name]) => !known.has(name));
      if (unknown && double.unknownParameters === 'refused') {
        client.end(createError(`unsupported startup parameter: ${unknown[0]}`));
        return;
      }
      const upstream = connect(target);
      sockets.add(upstream);
      upstream.on('error', () => client.destroy());
      upstream.write(writeParameters(parameters.filter(([name]) => known.has(name))));
      client.pipe(upstream).pipe(client);
    });
  });
  const double: PoolerDouble = {
    port: await listenLocally(server),
    unknownParameters: 'refused',
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
  return double;
}

const protocolVersion = 196_608;

/** The first message: its length, the protocol, and names and values that end with a zero each. */
function readParameters(message: Buffer): [name: string, value: string][] {
  const texts = message.toString('utf8', 8).split('\0').slice(0, -2);
  return Array.from({ length: texts.length / 2 }, (_, index) => [
    texts[2 * index] ?? '',
    texts[2 * index + 1] ?? '',
  ]);
}

function writeParameters(parameters: readonly [name: string, value: string][]): Buffer {
  const body = Buffer.from(
    `${parameters
      .flat()
      .map((text) => `${text}\0`)
      .join('')}\0`,
  );
  const head = Buffer.alloc(8);
  head.writeInt32BE(8 + body.length);
  head.writeInt32BE(protocolVersion, 4);
  return Buffer.concat([head, body]);
}

function createError(message: string): Buffer {
  const body = Buffer.from(`SFATAL\0VFATAL\0C08P01\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
}
