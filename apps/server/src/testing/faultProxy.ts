import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy to a server that a test can cut and restore. */
export interface FaultProxy {
  port: number;
  /** Ends every connection and takes no new one. */
  disconnect(): void;
  /** Lets bytes get lost without a word, on connections old and new. */
  freeze(): void;
  /** Takes new connections, and forgets the old ones without a word, as a firewall does. */
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
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
