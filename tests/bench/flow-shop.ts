import '../../adapters/cli/lean.js';
import { join } from 'node:path';
import { shopContainer } from '../../adapters/composition/containers.ts';
import { MAIL_WORKER, SERVER, STORE } from '../../adapters/composition/tokens.ts';
import { demoCatalogue } from '../../adapters/demo-catalogue/demo-catalogue.ts';
import { readConfig } from '../../adapters/system/config.ts';
import { dayOf } from '../../domain/calendar.ts';

// Starts the real shop with so many yachts that no booking ends on the reserve list.
const config = readConfig(process.env)._unsafeUnwrap();
const container = await shopContainer(config, join(import.meta.dirname, '..', '..', 'dist'));
const { catalogueStore } = await container.getAsync(STORE);
const entries = demoCatalogue(dayOf(Date.now())).map((entry) => ({
  ...entry,
  offer: {
    ...entry.offer,
    units: entry.offer.units.map((unit) => ({ ...unit, yachts: 100_000, sellsPlaces: true })),
  },
}));
await catalogueStore.replace(entries);
const server = await container.getAsync(SERVER);
await server.listen({ port: 0, host: 'localhost' });
await container.getAsync(MAIL_WORKER);
const address = server.server.address();
process.stdout.write(`${typeof address === 'object' && address !== null ? address.port : ''}\n`);
process.on('SIGTERM', () => process.exit(0));
