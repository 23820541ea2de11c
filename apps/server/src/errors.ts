/** A mistake of whoever starts the server: shown as one line, without a stack, before the process ends with code 1. */
export class StartupError extends Error {
  override name = 'StartupError';
}
