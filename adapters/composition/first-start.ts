import type { Container } from 'inversify';
import {
  CATALOGUE,
  CHANGES,
  CLOCK,
  COMMANDS,
  CONFIG,
  DECIDING_STORE,
  OPENED,
  PASSWORDS,
  SETTINGS,
  STORE,
} from './tokens.ts';

const DEMO_PLACES = 'demo-places';
const EARLIER_TRIPS = 'demo-earlier-trips';

const createDemoCustomers = async (container: Container): Promise<void> => {
  const [kit, commands, passwords, changes] = await Promise.all([
    container.getAsync(STORE),
    container.getAsync(COMMANDS),
    container.getAsync(PASSWORDS),
    container.getAsync(CHANGES),
  ]);
  const { addEarlierTrips, createDemoCustomerData } = await import(
    '../demo-catalogue/create-demo-customer-data.ts'
  );
  const now = commands.clock.now();
  if ((await kit.values.get(EARLIER_TRIPS)) === null) {
    await addEarlierTrips({ kit }, now);
    await kit.values.set(EARLIER_TRIPS, 'added');
  }
  await createDemoCustomerData({ ...commands, kit, hash: passwords.hash, changes }, now);
};

const createDemoData = async (container: Container): Promise<void> => {
  const { values } = await container.getAsync(STORE);
  const [opened, store, catalogue, settings, clock, { production }] = await Promise.all([
    container.getAsync(OPENED),
    container.getAsync(DECIDING_STORE),
    container.getAsync(CATALOGUE),
    container.getAsync(SETTINGS),
    container.getAsync(CLOCK),
    container.getAsync(CONFIG),
  ]);
  if ((await values.get(DEMO_PLACES)) !== null) return;
  if (opened.as === 'demo' && !production) {
    const [{ bookDemoPlaces }, { demoSeedBookings }] = await Promise.all([
      import('../demo-catalogue/book-places.ts'),
      import('../demo-catalogue/demo-catalogue.ts'),
    ]);
    await createDemoCustomers(container);
    await bookDemoPlaces({ store, catalogue, settings }, demoSeedBookings(), clock.now());
  }
  await values.set(DEMO_PLACES, 'booked');
};

/** Creates demo data. Used only in development, because the demo customers' password is public. */
export const createDemoDataAtFirstStart = async (container: Container): Promise<void> => {
  const { alone } = await container.getAsync(STORE);
  // If several processes start together, only one process at a time runs this function. The first
  // process creates the data, and the others find them.
  await alone(() => createDemoData(container));
};
