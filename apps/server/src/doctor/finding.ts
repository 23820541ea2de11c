import type { Config } from '../config/config.ts';
import { formatParts } from '../installation/announce.ts';

/** What was found about one part of the installation. */
export interface Finding {
  state: 'ok' | 'warning' | 'error';
  about: string;
  text: string;
  /** What to do; warnings about settings say it themselves. */
  advice?: string;
}

/** For settings that are valid; others are a `StartupError`. */
export function formatReport(config: Config, findings: readonly Finding[]): string {
  const lines = ['The settings are valid.', ...formatParts(config), '', ...findings.map(formatFinding)];
  return `${lines.join('\n').trimEnd()}\n`;
}

export function formatFinding({ state, about, text, advice }: Finding): string {
  const line = `${state.padEnd(9)}${about.padEnd(14)}${text}`;
  return advice === undefined ? line : `${line}\n${' '.repeat(23)}${advice}`;
}
