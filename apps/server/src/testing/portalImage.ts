import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runShell } from './runShell.ts';
import { followServer, type ServerProcess } from './serverProcess.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/** What the image says about its containers. */
interface ImageConfig {
  Entrypoint: string[];
  Healthcheck: { Test: string[] };
  StopSignal: NodeJS.Signals;
}

/** A container of the image of the portal. */
export interface PortalContainer {
  config: ImageConfig;
  /** Files outside of the folder for data that the user of the container could change. */
  unprotected: string;
  /** Runs a program in it. */
  run(words: readonly string[], settings: Record<string, string>): Promise<string>;
  /** Its health check. */
  isHealthy(settings: Record<string, string>): Promise<boolean>;
  /** Starts what the image starts. */
  start(settings: Record<string, string>): ServerProcess;
}

/** What is missing to make an image; `null` if nothing is. */
export async function findMissingForImage(): Promise<string | null> {
  if (process.getuid?.() !== 0) return 'it requires root';
  return runShell('buildah --version', root).then(
    () => null,
    () => 'buildah is missing',
  );
}

/**
 * Builds the image by a command of the documentation, and a container. Nothing is downloaded: the base has Node and the programs
 * that every base has, of this machine.
 * @param folder where images and containers are; it can be removed afterwards
 */
export async function buildPortalImage(command: string, folder: string): Promise<PortalContainer> {
  const inStorage = (commands: string) => `
    export BUILDAH_ISOLATION=chroot
    buildah() { command buildah --root ${folder}/storage --runroot ${folder}/run --storage-driver vfs "$@"; }
    ${commands}`;
  const buildah = (commands: string) => runShell(inStorage(commands), root);
  await buildah(`
    programs=$(which sh mkdir tar gzip rm chown)
    users="$programs ${process.execPath} $(find node_modules/@node-rs -name '*.node')"
    mkdir -p ${folder}/base/usr/bin
    ln -s usr/bin ${folder}/base/bin
    cp --parents --dereference $programs $(ldd $users | grep -o '/[^ ]*[.]so[^ ]*' | sort -u) ${folder}/base
    cp ${process.execPath} ${folder}/base/usr/bin/node
    buildah from --name base scratch
    buildah add base ${folder}/base /
    buildah commit base base`);
  await buildah(command.replace('buildah build', 'buildah build --build-arg BASE=localhost/base'));
  const { Docker } = JSON.parse(
    await buildah('buildah from --name portal portal >&2; buildah inspect portal'),
  ) as {
    Docker: { config: ImageConfig };
  };
  const { config } = Docker;
  const toCommand = (words: readonly string[], settings: Record<string, string>) => {
    const options = Object.entries(settings).map((each) => `--env ${quote(each.join('='))}`);
    return inStorage(`buildah run ${options.join(' ')} portal -- ${words.map(quote).join(' ')}`);
  };
  return {
    config,
    unprotected: await buildah(
      'find $(buildah mount portal) -path "*/var/lib/portal" -prune -o "(" -uid 10001 -o -perm -o+w ")" -not -type l -print',
    ),
    run: (words, settings) => runShell(toCommand(words, settings), root),
    isHealthy: (settings) =>
      runShell(toCommand(config.Healthcheck.Test.slice(1), settings), root).then(
        () => true,
        () => false,
      ),
    start(settings) {
      const child = spawn('bash', ['--norc', '-euc', toCommand(config.Entrypoint, settings)], {
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      // A signal to buildah would kill the server.
      return {
        ...followServer(child),
        kill(signal) {
          if (child.exitCode === null) process.kill(findLastChild(child.pid ?? 0), signal);
        },
      };
    },
  };
}

/** As a word of a shell. */
function quote(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}

/** The program that a chain of processes has started. */
function findLastChild(pid: number): number {
  const [child] = globSync(`/proc/${pid}/task/*/children`).flatMap(
    (file) => readFileSync(file, 'utf8').match(/\d+/g) ?? [],
  );
  return child === undefined ? pid : findLastChild(Number(child));
}
