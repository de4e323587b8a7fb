import { mkdirSync, writeFileSync } from 'node:fs';
import { STAND_IN_ACCOUNT } from './account.ts';
import { findRunningStandIn, ordersFile, portFilePath, readLastPort } from './orders.ts';
import { openStandIn, type StandIn } from './stand-in.ts';

// Starts the simulated PayU alone. A shop in development starts a simulated PayU itself.

const folder = process.env.SHOP_DATA?.trim() || 'var';

/** Returns PAYU_PORT, otherwise the last run's port, so that old payment links still work. */
const choosePort = (): number => {
  if (process.env.PAYU_PORT === undefined) return readLastPort(folder);
  const port = Number(process.env.PAYU_PORT);
  return Number.isInteger(port) && port >= 0 && port <= 65_535 ? port : 0;
};

const stop = (reason: string): void => {
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
};

const open = (port: number): Promise<StandIn> =>
  openStandIn({ account: STAND_IN_ACCOUNT, file: ordersFile(folder), port });

const main = async (): Promise<void> => {
  const other = process.send === undefined ? await findRunningStandIn(folder) : null;
  if (other !== null)
    return stop(`A stand-in of PayU with the orders of ${folder} is open already, at ${other}.`);
  const port = choosePort();
  const standIn = await open(port).catch((error: unknown) => {
    if (process.env.PAYU_PORT !== undefined) throw error;
    return open(0);
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(portFilePath(folder), String(standIn.port));
  const end = (): void => void standIn.close().then(() => process.exit());
  process.on('SIGTERM', end).on('SIGINT', end).on('disconnect', end);
  if (process.send !== undefined) return void process.send({ url: standIn.url });
  const { posId, clientId, clientSecret, secondKey } = STAND_IN_ACCOUNT;
  process.stdout.write(
    [
      `The stand-in of PayU is open at ${standIn.url}. A shop pays there with:`,
      `PAYU_URL=${standIn.url} PAYU_POS_ID=${posId} PAYU_CLIENT_ID=${clientId} PAYU_CLIENT_SECRET=${clientSecret} PAYU_SECOND_KEY=${secondKey} npm start`,
      '',
    ].join('\n'),
  );
};

await main().catch((error: unknown) => {
  stop(
    `The stand-in of PayU could not open: ${error instanceof Error ? error.message : String(error)}`,
  );
});
