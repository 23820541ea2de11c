/** `portal.mjs check-config`: validates the settings and lists the parts of the installation, without starting anything. */
import { formatParts } from './announce.ts';
import { readConfig } from './config/config.ts';
import { StartupError } from './errors.ts';

try {
  const lines = formatParts(readConfig());
  process.stdout.write(`${['The settings are valid.', ...lines].join('\n')}\n`);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
