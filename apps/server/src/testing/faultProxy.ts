import { connect, createServer, type Socket } from 'node:net';
import { listenLocally } from './localPorts.ts';

/** A proxy to a server; a test can interrupt and restore the connection. */
export interface FaultProxy {
  port: number;
  /** Closes all connections and accepts no new ones. */
  disconnect(): void;
  /** Silently drops all data, on old and new connections. */
  freeze(): void;
  /** Accepts new connections and silently drops the old ones, as a firewall does. */
  dropConnections(): void;
  restore(): void;
  close(): void;
}

export async function openFaultProxy(target: { host: string; port: number }): Promise<FaultProxy> {
  const sockets = new Set<Socket>();
  const forgotten = new WeakSet<Socket>();
  let state: 'open' | 'cut' | 'frozen' = 'open';
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((client) => {
    if (state === 'cut') {
      client.destroy();
      return;
    }
    const upstream = connect(target);
    join(client, upstream);
    join(upstream, client);
  });
  function join(from: Socket, to: Socket): void {
    sockets.add(from);
    from.on('data', (data) => state === 'open' && !forgotten.has(from) && to.write(data));
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    from.on('error', () => to.destroy());
  }
  return {
    port: await listenLocally(server),
    disconnect() {
      state = 'cut';
      endAll();
    },
    freeze() {
      state = 'frozen';
    },
    dropConnections() {
      state = 'open';
      for (const socket of sockets) forgotten.add(socket);
    },
    restore() {
      state = 'open';
      endAll();
    },
    close() {
      endAll();
      server.close();
    },
  };
}
