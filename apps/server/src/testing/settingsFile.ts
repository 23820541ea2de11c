import { writeFileSync } from 'node:fs';

/** Reads a file of settings, `NAME=value` on each line. */
export function parseSettings(text: string): Record<string, string> {
  return Object.fromEntries(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [name = '', ...value] = line.split('=');
        return [name, value.join('=')];
      }),
  );
}

export function writeSettings(file: string, settings: Record<string, string>): void {
  const lines = Object.entries(settings).map((each) => `${each.join('=')}\n`);
  writeFileSync(file, lines.join(''));
}
