import '../../adapters/cli/lean.js';
import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import { demoCatalogue } from '../../adapters/demo-catalogue/demo-catalogue.ts';
import { addHeaders, securityHeaders } from '../../adapters/http/server/pipeline/headers.ts';
import { addCompression } from '../../adapters/http/server/server.ts';
import { dayOf } from '../../domain/calendar.ts';
import { skeletonOnPostgres } from './skeleton-postgres.ts';
import { skeletonOnSqlite } from './skeleton-sqlite.ts';

/** Characters of the shop's response, the stored booking and the journal line (22.11.2026). */
type Sizes = { readonly answer: number; readonly document: number; readonly line: number };
const SIZES: Readonly<Record<string, Sizes>> = {
  create: { answer: 44, document: 800, line: 550 },
  'details/update': { answer: 5600, document: 800, line: 620 },
  'accommodations/update': { answer: 6700, document: 900, line: 820 },
  'insurance/update': { answer: 8400, document: 900, line: 740 },
  'addons/update': { answer: 8400, document: 900, line: 650 },
  'participants/update': { answer: 11_700, document: 900, line: 840 },
  'confirmation/get': { answer: 11_700, document: 0, line: 0 },
  confirm: { answer: 17_000, document: 3700, line: 2100 },
};
/** Characters of a mail's outbox row, one person's data, and a sent mail with its picture. */
const [ROW, PERSON, MAIL] = [950, 290, 13_300];

/** The baseline of the booking flow reads and writes the rows of a wizard call in one durable
 * transaction, without deciding anything. */
const [where = ''] = process.argv.slice(2);
const store = where.startsWith('postgres')
  ? await skeletonOnPostgres(where)
  : skeletonOnSqlite(where);
const words = JSON.stringify(demoCatalogue(dayOf(Date.now())).map(({ offer }) => offer)).replaceAll(
  '"',
  "'",
);
const textOf = (length: number): string => words.slice(0, length);
const app = Fastify();
addHeaders(app, securityHeaders('off'));
addCompression(app);
await app.register(fastifyCookie);
let count = 0;
app.post<{ Body: { reservationId?: string }; Params: { '*': string } }>(
  '/v1/*',
  async (request) => {
    await store.session(request.cookies.kilwater ?? '');
    const call = Object.keys(SIZES).find((end) => request.params['*'].endsWith(end)) ?? 'confirm';
    const { answer, document, line } = SIZES[call] ?? { answer: 0, document: 0, line: 0 };
    const creates = call === 'create';
    count += creates ? 1 : 0;
    const id = request.body.reservationId ?? `B${count}`;
    const last = call === 'confirm';
    const people = call === 'participants/update' ? 3 : last ? 1 : 0;
    const claims = !creates && call !== 'details/update';
    if (!creates) await store.booking(id);
    if (document > 0)
      await store.write({
        id,
        document: textOf(document),
        line: textOf(line),
        claims,
        people,
        person: textOf(PERSON),
        row: last ? textOf(ROW) : null,
      });
    if (last) void store.mailed(id, textOf(MAIL));
    return {
      Reservation: creates ? { ReservationId: id } : { ReservationId: id, text: textOf(answer) },
      PaymentUrl: null,
    };
  },
);
await app.listen({ port: 0, host: 'localhost' });
const address = app.server.address();
process.stdout.write(`${typeof address === 'object' && address !== null ? address.port : ''}\n`);
process.on('SIGTERM', () => process.exit(0));
