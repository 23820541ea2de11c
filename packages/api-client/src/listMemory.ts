/** A list and the tag that the server gave it. */
interface ReceivedList {
  tag: string;
  data: unknown;
}

/** Lists by URL and session. */
export interface ReceivedLists {
  find(request: Request): ReceivedList | undefined;
  keep(request: Request, list: ReceivedList): void;
}

/** Keeps the lists that were received last, so that an unchanged one is not transferred again. */
export interface ListMemory {
  current(): ReceivedLists;
  /** Forgets all lists; for the end of a session. */
  clear(): void;
}

const maxLists = 20;

export function createListMemory(): ListMemory {
  let current = createReceivedLists();
  return {
    current: () => current,
    clear() {
      current = createReceivedLists();
    },
  };
}

function createReceivedLists(): ReceivedLists {
  const lists = new Map<string, ReceivedList>();
  const toKey = ({ url, headers }: Request) => `${headers.get('authorization')} ${url}`;
  return {
    find: (request) => lists.get(toKey(request)),
    keep(request, list) {
      const key = toKey(request);
      // The last one in the map is the newest.
      lists.delete(key);
      lists.set(key, list);
      for (const oldest of [...lists.keys()].slice(0, -maxLists)) lists.delete(oldest);
    },
  };
}
