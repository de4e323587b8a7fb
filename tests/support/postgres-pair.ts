import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { runAfterDeath } from './keeper.ts';
import {
  endOf,
  openPostgresInstallation,
  POSTGRES_USER,
  SERVER_READY,
  untilLogged,
} from './postgres-installation.ts';

/** `killed`: the server writes nothing more. `stopped`: it first sends all to its standby. */
export type PrimaryLoss = 'killed' | 'stopped';

export type PostgresPair = {
  /** Names both hosts. */
  readonly url: string;
  losePrimary(how: PrimaryLoss): Promise<void>;
  /** Makes the standby the primary, which then commits without a standby. */
  promote(): Promise<void>;
  /** Copies the new primary to the lost host, which becomes its synchronous standby. */
  rebuildStandby(): Promise<void>;
  stop(): Promise<void>;
};

type Host = { readonly data: string; readonly port: number; server: ChildProcess | null };

const DATABASE = 'shop';

const administer = async <T>(
  { port }: Host,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  const client = new pg.Client(`postgres://${POSTGRES_USER}@127.0.0.1:${port}/postgres`);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Waits until every commit that was acknowledged before the call is on the standby too. */
const waitForStandby = async (client: pg.Client): Promise<void> => {
  const hasStandby = async (condition: string, ...values: readonly string[]): Promise<boolean> => {
    const text = `select 1 from pg_stat_replication where sync_state = 'sync' and ${condition}`;
    return (await client.query(text, [...values])).rows.length > 0;
  };
  while (!(await hasStandby("state = 'streaming'"))) await pause(50);
  const { rows } = await client.query('select pg_current_wal_lsn()::text as reached');
  while (!(await hasStandby('flush_lsn >= $1::pg_lsn', rows[0]?.reached))) await pause(50);
};

const stopHost = async (host: Host, signal: 'SIGQUIT' | 'SIGINT'): Promise<void> => {
  const { server } = host;
  if (server === null) return;
  server.kill(signal);
  await endOf(server);
  host.server = null;
};

/** Starts a primary and its synchronous standby. Null without the administrator's tools. */
export const startPostgresPair = async (): Promise<PostgresPair | null> => {
  const installation = openPostgresInstallation();
  const { folder, remove } = installation;
  if (!installation.has('pg_basebackup')) {
    remove();
    return null;
  }
  const hostOf = (name: string): Host => ({
    data: join(folder, name),
    port: freePort(),
    server: null,
  });
  let [primary, other] = [hostOf('one'), hostOf('other')];
  const hosts = [primary, other].map(({ port }) => `127.0.0.1:${port}`).join(',');
  const abandon = (): void => {
    for (const { server } of [primary, other]) server?.kill('SIGQUIT');
    remove();
  };
  process.once('exit', abandon);
  const keeper = runAfterDeath(
    'for name in one other; do at="$1/$name/postmaster.pid"; kept=$(sed -n "7s/.* //p" "$at"); kill -QUIT "$(head -n 1 "$at")"; sleep 1; ipcrm -m "$kept"; done; rm -rf "$1"',
    folder,
  );
  const launch = async (host: Host): Promise<void> => {
    host.server = installation.launchServer(host.data, [`port=${host.port}`]);
    await untilLogged(host.server, SERVER_READY);
  };
  const rebuildStandby = async (): Promise<void> => {
    rmSync(other.data, { recursive: true, force: true });
    const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', POSTGRES_USER, '-c', 'fast'];
    await installation.run('pg_basebackup', '-D', other.data, '-R', '-N', ...from);
    await launch(other);
    await administer(primary, async (client) => {
      await client.query("alter system set synchronous_standby_names = '*'");
      await client.query('select pg_reload_conf()');
      await waitForStandby(client);
    });
  };
  installation.createCluster(primary.data);
  await launch(primary);
  await administer(primary, (client) => client.query(`create database ${DATABASE}`));
  await rebuildStandby();
  return {
    url: `postgres://${POSTGRES_USER}@${hosts}/${DATABASE}`,
    losePrimary: (how) => stopHost(primary, how === 'killed' ? 'SIGQUIT' : 'SIGINT'),
    promote: async () => {
      [primary, other] = [other, primary];
      await administer(primary, async (client) => {
        await client.query('select pg_promote()');
        await client.query('alter system reset synchronous_standby_names');
        await client.query('select pg_reload_conf()');
      });
    },
    rebuildStandby,
    stop: async () => {
      for (const host of [primary, other]) await stopHost(host, 'SIGQUIT');
      process.off('exit', abandon);
      remove();
      keeper.done();
    },
  };
};
