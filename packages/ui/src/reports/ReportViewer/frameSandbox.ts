/**
 * Value of the frame's `sandbox` attribute. Views on the portal's own origin (the embedded reporting server)
 * need no script and get none, because it could access the session. Views on another origin get what they
 * need, but never top-level navigation.
 */
export function frameSandbox(src: string, pageOrigin: string): string {
  const isOwnOrigin = new URL(src, pageOrigin).origin === pageOrigin;
  return isOwnOrigin ? '' : 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads';
}
