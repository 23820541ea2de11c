/** `portal.mjs doctor`: checks the settings, the database and everything else that a server needs, without starting one. */
import { readConfig } from '../config/config.ts';
import { examine } from '../doctor/examine.ts';
import { formatReport } from '../doctor/finding.ts';
import { runCommand } from './runCommand.ts';

await runCommand(async () => {
  const config = readConfig();
  const findings = await examine(config);
  process.stdout.write(formatReport(config, findings));
  if (findings.some(({ state }) => state === 'error')) process.exitCode = 1;
});
