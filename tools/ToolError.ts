/** An error that the user can fix; only its message is shown (`tools/plainErrors.mjs`). */
export class ToolError extends Error {
  override name = 'ToolError';
}
