import { execFileSync } from 'node:child_process';

/**
 * Below the system's ephemeral ports (Linux begins at 32768), so that a listener on port 0 cannot
 * take one first.
 */
const FROM = 20_000;
const COUNT = 12_000;

const FIND = `
const find = () => {
  const port = ${FROM} + Math.floor(Math.random() * ${COUNT});
  const server = require('node:net').createServer();
  server.once('error', find);
  server.listen(port, () => server.close(() => process.stdout.write(String(port))));
};
find();`;

/**
 * Returns a free port of this machine. It is synchronous, so that configuration files can call it.
 */
export const freePort = (): number =>
  Number(execFileSync(process.execPath, ['-e', FIND], { encoding: 'utf8' }));
