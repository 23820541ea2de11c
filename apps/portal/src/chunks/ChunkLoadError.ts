/** Code could not be loaded because the server stayed busy. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** Says why a part of the portal could not be loaded. */
export function getLoadFailureMessage(part: string, error: unknown): string {
  return error instanceof ChunkLoadError
    ? `${part} failed to load because the server is busy. Try again in a moment.`
    : `${part} failed to load. Check your connection and try again.`;
}
