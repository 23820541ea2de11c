/** `portal.mjs check-config`: validates the settings as the start of a server does, without a database or network. */
import { readConfig } from '../config/config.ts';
import { examineSettings } from '../doctor/examine.ts';
import { formatReport } from '../doctor/finding.ts';
import { runCommand } from './runCommand.ts';

await runCommand(() => {
  const config = readConfig();
  process.stdout.write(formatReport(config, examineSettings(config)));
});
