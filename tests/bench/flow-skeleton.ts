import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import { demoCatalogue } from '../../adapters/demo-catalogue/demo-catalogue.ts';
import { addCompression } from '../../adapters/http/server/frame/compression.ts';
import { dayOf } from '../../domain/calendar.ts';
import { skeletonOnPostgres } from './skeleton-postgres.ts';
import { skeletonOnSqlite } from './skeleton-sqlite.ts';

/**
 * The baseline of the booking flow: bare Fastify that reads the session and the booking, writes the same rows as a call of the wizard
 * (document and journal line, the claim from step 2 on, people with their names and with the order, mail and message with the order) in
 * one durable transaction, and decides nothing. It commits in groups, pipelines and compresses as the shop does.
 */
const [where = ''] = process.argv.slice(2);
const store = where.startsWith('postgres') ? await skeletonOnPostgres(where) : skeletonOnSqlite(where);
// As long as the shop's own, on average over a booking.
const document = JSON.stringify({ text: 'x'.repeat(2200) });
const line = JSON.stringify({ text: 'x'.repeat(500) });
const mail = JSON.stringify({ text: 'x'.repeat(4400) });
// What a compressor finds in an answer, not one letter over and over.
const shown = JSON.stringify(demoCatalogue(dayOf(Date.now())).map(({ offer }) => offer)).slice(0, 7000);
const app = Fastify();
addCompression(app);
await app.register(fastifyCookie);
let made = 0;
app.post<{ Body: { reservationId?: string }; Params: { '*': string } }>('/v1/*', async (request) => {
  await store.session(request.cookies.kilwater ?? '');
  const call = request.params['*'];
  const creates = call.endsWith('create');
  made += creates ? 1 : 0;
  const id = request.body.reservationId ?? `B${made}`;
  const last = call.endsWith('confirm');
  const named = call.endsWith('participants/update');
  const claims = !creates && !call.endsWith('details/update');
  if (!creates) await store.booking(id);
  if (!call.endsWith('get')) await store.write({ id, document, line, claims, people: named ? 3 : last ? 1 : 0, last });
  if (last) void store.mailed(id, mail);
  return { Reservation: creates ? { ReservationId: id } : { ReservationId: id, text: shown }, PaymentUrl: null };
});
await app.listen({ port: 0, host: 'localhost' });
const address = app.server.address();
process.stdout.write(`${typeof address === 'object' && address !== null ? address.port : ''}\n`);
process.on('SIGTERM', () => process.exit(0));
