import type { Container } from 'inversify';
import { bookDemoPlaces } from '../demo-catalogue/book-places.ts';
import { demoOccupancy } from '../demo-catalogue/demo-catalogue.ts';
import { CATALOGUE, CLOCK, SETTINGS, STORE } from './tokens.ts';

const DONE = 'demo-places';

/** Books the demo's taken places once in a store's life; what a first start that was cut short has booked stays. */
export const firstStart = async (container: Container): Promise<void> => {
  const { store, values } = await container.getAsync(STORE);
  if ((await values.get(DONE)) !== null) return;
  const [catalogue, settings, clock] = await Promise.all([
    container.getAsync(CATALOGUE),
    container.getAsync(SETTINGS),
    container.getAsync(CLOCK),
  ]);
  await bookDemoPlaces({ store, catalogue, settings }, demoOccupancy(), clock.now());
  await values.set(DONE, 'booked');
};
