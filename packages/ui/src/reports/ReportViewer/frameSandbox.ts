/**
 * What the frame of a report may do, as the value of its `sandbox`. A view on the portal's own origin (the embedded
 * reporting server) needs no script and gets none: script there would reach the login. One on an origin of its own
 * gets what such views work with, and never the way out of the frame.
 */
export function frameSandbox(src: string, pageOrigin: string): string {
  const isOwnOrigin = new URL(src, pageOrigin).origin === pageOrigin;
  return isOwnOrigin ? '' : 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads';
}
