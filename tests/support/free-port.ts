import { execFileSync } from 'node:child_process';

/** Below the ports that the system gives out by itself (Linux begins at 32768): whoever listens on 0 cannot take one in between. */
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

/** A port that nobody on this machine listens on; told at once, so that a configuration can ask as well. */
export const freePort = (): number => Number(execFileSync(process.execPath, ['-e', FIND], { encoding: 'utf8' }));
