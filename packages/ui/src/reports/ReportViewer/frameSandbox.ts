/**
 * Value of the frame's `sandbox` attribute. Views on the portal's own origin (the embedded reporting server)
 * need no script and get none, because it could access the session. Views on another origin get what they
 * need, but never top-level navigation.
 */
export function getFrameSandbox(src: string, pageOrigin: string): string {
  const isSameOrigin = new URL(src, pageOrigin).origin === pageOrigin;
  return isSameOrigin ? '' : 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads';
}
