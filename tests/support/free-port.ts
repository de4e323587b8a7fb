import { execFileSync } from 'node:child_process';

/** Below the ephemeral ports (from 32768), which listeners on port 0 get. */
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

/** Returns a free port. Synchronous, so that configuration files can call it. */
export const freePort = (): number =>
  Number(execFileSync(process.execPath, ['-e', FIND], { encoding: 'utf8' }));
