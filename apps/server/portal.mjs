/** The program an operator runs: `node portal.mjs [start | migrate --grant <role> | check-config | doctor]`. */
import { isSupported, supportedVersions } from '../../tools/nodeVersion.mjs';

const commands = {
  start: () => import('./src/main.ts'),
  migrate: () => import('./src/commands/migrate.ts'),
  'check-config': () => import('./src/commands/checkConfig.ts'),
  doctor: () => import('./src/commands/doctor.ts'),
};

// The commands read their own options.
const [name = 'start'] = process.argv.splice(2, 1);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;

if (!isSupported(process.versions.node))
  fail(`The portal requires ${supportedVersions}. This is Node ${process.versions.node}.`);
else if (!command) fail(`There is no command "${name}". Commands: ${Object.keys(commands).join(', ')}.`);
else await command();

/** @param {string} message */
function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
