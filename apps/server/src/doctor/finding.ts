/** What was found about one part of the installation. */
export interface Finding {
  state: 'ok' | 'warning' | 'error';
  about: string;
  text: string;
  /** What to do; warnings about settings say it themselves. */
  advice?: string;
}

export function formatFinding({ state, about, text, advice }: Finding): string {
  const line = `${state.padEnd(9)}${about.padEnd(14)}${text}`;
  return advice === undefined ? line : `${line}\n${' '.repeat(23)}${advice}`;
}
