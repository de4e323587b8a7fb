import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { runAfterDeath } from './keeper.ts';
import {
  endOf,
  POSTGRES_USER,
  type PostgresInstallation,
  untilLogged,
} from './postgres-installation.ts';

/** Starts PgBouncer in transaction mode before the server on `port`. */
export const startPooler = async (
  installation: PostgresInstallation,
  program: string,
  port: number,
): Promise<{ urlOf(database: string): string; stop(): Promise<void> }> => {
  const own = freePort();
  const file = join(installation.folder, 'pgbouncer.ini');
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: own,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: 20,
    max_client_conn: 1_000,
    // Each test has its own database and so its own pool; idle connections close soon.
    server_idle_timeout: 5,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const target = `* = host=127.0.0.1 port=${port} user=${POSTGRES_USER}`;
  writeFileSync(file, ['[databases]', target, '[pgbouncer]', ...lines, ''].join('\n'));
  installation.giveAway(file);
  const child = installation.launch(program, file);
  const keeper = runAfterDeath('kill "$1"', String(child.pid));
  await untilLogged(child, /process up/);
  return {
    urlOf: (database) =>
      `postgres://${POSTGRES_USER}@127.0.0.1:${own}/${database}?pooler=transaction`,
    stop: async () => {
      const ended = endOf(child);
      child.kill('SIGTERM');
      await ended;
      keeper.done();
    },
  };
};
