/** Something a person can fix; shown by its message alone (`tools/plainErrors.mjs`). */
export class ToolError extends Error {
  override name = 'ToolError';
}
