import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { runAfterDeath } from './keeper.ts';
import { startPooler } from './pooler.ts';
import {
  endOf,
  openPostgresInstallation,
  POSTGRES_USER,
  SERVER_READY,
  untilLogged,
} from './postgres-installation.ts';

export type TestPostgres = {
  /** Behind a pooler in transaction mode if TEST_POOLER names the program pgbouncer. */
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
  /** Starts a hot standby of this server. Null without the administrator's tools. */
  readonly standby: (() => Promise<{ of(url: string): string; stop(): Promise<void> }>) | null;
  stop(): Promise<void>;
};

export type ServerTls = { readonly cert: string; readonly key: string };

type PostgresStart = {
  readonly tls?: ServerTls;
  /** True for tests of the server's own sessions, which a pooler would hide. */
  readonly direct?: boolean;
};

export const startPostgres = async ({
  tls,
  direct = tls !== undefined,
}: PostgresStart = {}): Promise<TestPostgres> => {
  const installation = openPostgresInstallation();
  const { folder, binaries, remove } = installation;
  const data = join(folder, 'data');
  installation.createCluster(data);
  const port = freePort();
  const secured = Object.entries(tls ?? {}).map(([name, text]) => {
    const file = join(folder, `server.${name}`);
    writeFileSync(file, text, { mode: 0o600 });
    installation.giveAway(file);
    return `ssl_${name}_file=${file}`;
  });
  const settings = [...(tls === undefined ? [] : ['ssl=on', ...secured]), `port=${port}`];
  let server = installation.launchServer(data, settings);
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
  await untilLogged(server, SERVER_READY);
  const pooler = direct ? undefined : process.env.TEST_POOLER;
  const pooled = pooler === undefined ? null : await startPooler(installation, pooler, port);
  const url = (database: string): string =>
    `postgres://${POSTGRES_USER}@127.0.0.1:${port}/${database}`;
  const shutDown = async (how: 'fast' | 'cut'): Promise<void> => {
    const ended = endOf(server);
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
      const name = `suite_${databaseCount}`;
      return pooled?.urlOf(name) ?? url(name);
    },
    host: `127.0.0.1:${port}`,
    shell: installation.has('pg_dump')
      ? (commands, more, typed = '') =>
          new Promise((resolve, reject) => {
            const path = `${binaries}${delimiter}${process.env.PATH}`;
            const admin = { PGHOST: '127.0.0.1', PGPORT: String(port), PGUSER: POSTGRES_USER };
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
    standby: installation.has('pg_basebackup')
      ? async () => {
          const [copy, own] = [join(folder, 'standby'), freePort()];
          const from = ['-h', '127.0.0.1', '-p', String(port), '-U', POSTGRES_USER, '-c', 'fast'];
          await installation.run('pg_basebackup', '-D', copy, '-R', '-N', ...from);
          const second = installation.launchServer(copy, [`port=${own}`]);
          await untilLogged(second, SERVER_READY);
          return {
            of: (primary) => primary.replace(`:${port}/`, `:${own}/`),
            stop: async () => {
              const ended = endOf(second);
              second.kill('SIGQUIT');
              await ended;
            },
          };
        }
      : null,
    restart: async (how = 'fast') => {
      await shutDown(how);
      server = installation.launchServer(data, settings);
      await untilLogged(server, SERVER_READY);
    },
    stop: async () => {
      await pooled?.stop();
      await shutDown('cut');
      process.off('exit', abandon);
      remove();
      keeper.done();
    },
  };
};
