/** What can go wrong with a call, or `none`, by its title in the toolbar of Storybook. */
export const faultTitles = {
  none: 'No fault',
  slow: 'Slow responses',
  endless: 'No response',
  empty: 'No rows',
  unauthorized: 'Login unknown (401)',
  forbidden: 'Refused (403)',
  failed: 'Failure (500)',
  malformed: 'Half of a response',
  unreachable: 'No server',
} as const;

export type Fault = keyof typeof faultTitles;
