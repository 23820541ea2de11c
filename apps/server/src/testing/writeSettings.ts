import { writeFileSync } from 'node:fs';

/** Writes a file of settings, `NAME=value` on each line. */
export function writeSettings(file: string, settings: Record<string, string>): void {
  const lines = Object.entries(settings).map((each) => `${each.join('=')}\n`);
  writeFileSync(file, lines.join(''));
}
