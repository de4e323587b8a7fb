import { execFileSync } from 'node:child_process';

/** Ports below the ephemeral ones (32768 on Linux): a listener on port 0 cannot take one. */
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

/** Synchronous, so that configuration files can call it. */
export const freePort = (): number =>
  Number(execFileSync(process.execPath, ['-e', FIND], { encoding: 'utf8' }));
