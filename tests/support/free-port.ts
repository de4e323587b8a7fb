import { execFileSync } from 'node:child_process';

/** Listeners on port 0 get ephemeral ports from 32768 on, so these ports are lower. */
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
