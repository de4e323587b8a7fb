import type { Container } from 'inversify';
import { bookDemoPlaces } from '../demo-catalogue/book-places.ts';
import { demoOccupancy } from '../demo-catalogue/demo-catalogue.ts';
import { addEarlierTrips, settlePeople } from '../demo-catalogue/settle-people.ts';
import { CATALOGUE, CLOCK, COMMANDS, CONFIG, DECIDING_STORE, OPENED, PASSWORDS, SETTINGS, STORE } from './tokens.ts';

const DONE = 'demo-places';
const EARLIER_TRIPS = 'demo-earlier-trips';

/** The demo's customers with their trips, codes and vouchers. */
const firstPeople = async (container: Container): Promise<void> => {
  const [kit, commands, passwords] = await Promise.all([
    container.getAsync(STORE),
    container.getAsync(COMMANDS),
    container.getAsync(PASSWORDS),
  ]);
  const now = commands.clock.now();
  if ((await kit.values.get(EARLIER_TRIPS)) === null) {
    await addEarlierTrips({ kit }, now);
    await kit.values.set(EARLIER_TRIPS, 'added');
  }
  await settlePeople({ ...commands, kit, hash: passwords.hash }, now);
};

const laidOut = async (container: Container): Promise<void> => {
  const { values } = await container.getAsync(STORE);
  const [opened, store, catalogue, settings, clock, { production }] = await Promise.all([
    container.getAsync(OPENED),
    container.getAsync(DECIDING_STORE),
    container.getAsync(CATALOGUE),
    container.getAsync(SETTINGS),
    container.getAsync(CLOCK),
    container.getAsync(CONFIG),
  ]);
  if ((await values.get(DONE)) !== null) return;
  if (opened.as === 'demo' && !production) {
    await firstPeople(container);
    await bookDemoPlaces({ store, catalogue, settings }, demoOccupancy(), clock.now());
  }
  await values.set(DONE, 'booked');
};

/**
 * Books the demo's taken places and what its customers have, in development, once in a store's life; what a first start that was cut
 * short has booked stays. In a company's shop nobody has booked anything yet, and in production there are no customers whose password
 * everybody knows, the demo laid in on purpose or not.
 */
export const firstStart = async (container: Container): Promise<void> => {
  const { alone } = await container.getAsync(STORE);
  // Of processes that start together one lays everything out, and the others find it.
  await alone(() => laidOut(container));
};
