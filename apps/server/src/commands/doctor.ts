/** `portal.mjs doctor`: checks the settings, the database and everything else that a server needs, without starting one. */
import { formatParts } from '../installation/announce.ts';
import { readConfig } from '../config/config.ts';
import { examine } from '../doctor/examine.ts';
import { formatFinding } from '../doctor/finding.ts';
import { StartupError } from '../errors.ts';

try {
  const config = readConfig();
  process.stdout.write(`${['The settings are valid.', ...formatParts(config), '', ''].join('\n')}`);
  const findings = await examine(config);
  process.stdout.write(`${findings.map(formatFinding).join('\n')}\n`);
  if (findings.some(({ state }) => state === 'error')) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
