import type {
  IdempotentResponses,
  KeyedAttempt,
  KeyedCall,
} from '../../../application/ports/accounts.ts';
import type { Transaction } from '../../../application/ports/store.ts';
import { StoreUnavailable } from '../../../application/ports/store-unavailable.ts';
import { affectedIdOf, type KeyedCallContext } from '../keyed-call-context.ts';
import { type Connection, defineStatement, type Engine, type Queries } from './engine/engine.ts';
import { statementsOf } from './engine/table-statements.ts';

const NO_RESPONSE = { done: null, status: null, body: null } as const;
const CALL = ['scope', 'key'] as const;
const ATTEMPT = [...CALL, 'attempt'] as const;

export const keyedCallQueries = (db: Queries) => {
  const answers = statementsOf(db, 'idempotent_answers');
  return {
    // Takes the key if it is free, if its call never ended, or if its response has expired.
    claim: defineStatement<
      Pick<KeyedCall, 'scope' | 'key' | 'bodyHash' | 'attempt' | 'at' | 'runsUntil' | 'keptUntil'>
    >()((slots) =>
      db
        .insertInto('idempotent_answers')
        .values({
          ...slots.row('scope', 'key'),
          body_hash: slots.one('bodyHash'),
          runs_until: slots.one('runsUntil'),
          kept_until: slots.one('keptUntil'),
          attempt: slots.one('attempt'),
          ...NO_RESPONSE,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['scope', 'key'])
            .doUpdateSet((row) => ({
              body_hash: row.ref('excluded.body_hash'),
              runs_until: row.ref('excluded.runs_until'),
              kept_until: row.ref('excluded.kept_until'),
              attempt: row.ref('excluded.attempt'),
              ...NO_RESPONSE,
            }))
            .where((row) =>
              row.or([
                row('idempotent_answers.kept_until', '<=', slots.one('at')),
                row.and([
                  row('idempotent_answers.status', 'is', null),
                  row('idempotent_answers.done', 'is', null),
                  row('idempotent_answers.runs_until', '<=', slots.one('at')),
                ]),
              ]),
            ),
        )
        .returning('scope'),
    ),
    callOf: answers.select(['bodyHash', 'status', 'body', 'done', 'runsUntil'], CALL),
    settle: answers.update(['status', 'body'], CALL),
    mark: defineStatement<KeyedAttempt & { done: string }>()((slots) =>
      db
        .updateTable('idempotent_answers')
        .set((row) => ({ done: row.fn.coalesce('done', slots.one('done')) }))
        .where('scope', '=', slots.one('scope'))
        .where('key', '=', slots.one('key'))
        .where('attempt', '=', slots.one('attempt'))
        .returning('scope'),
    ),
    abandon: answers.delete([...ATTEMPT, { done: null, status: null }]),
    end: answers.update([{ runsUntil: 0 }], [...ATTEMPT, ['done', 'is not']]),
    giveUp: answers.delete(ATTEMPT),
  };
};

export type KeyedCallQueries = ReturnType<typeof keyedCallQueries>;

/** Writes the journal and marks the key. Throws StoreUnavailable if another run took the key. */
export const journalThatLinksLinesToIdempotencyKey = (
  { mark }: KeyedCallQueries,
  lines: Transaction['journal'],
  connection: Connection,
  { scope, key, attempt }: KeyedAttempt,
): Transaction['journal'] => {
  let marked = false;
  return {
    ...lines,
    append: async (entry) => {
      const affectedId = affectedIdOf(entry);
      if (marked || affectedId === null) return lines.append(entry);
      marked = true;
      const [ownRow, n] = await Promise.all([
        connection.all(mark({ scope, key, attempt, done: affectedId })),
        lines.append(entry),
      ]);
      if (ownRow.length === 0)
        throw new StoreUnavailable('busy', 'Another attempt has taken over this idempotency key');
      return n;
    },
  };
};

export const sqlIdempotentResponses = (
  queries: KeyedCallQueries,
  engine: Engine,
  { during }: KeyedCallContext,
): IdempotentResponses => {
  return {
    during,
    claim: async (call) => {
      for (;;) {
        if ((await engine.write(queries.claim(call))).length > 0) return 'first';
        const row = (await engine.read(queries.callOf(call)))[0];
        // Housekeeping has just deleted the row of the key, so try to take the key again.
        if (row === undefined) continue;
        if (row.bodyHash !== call.bodyHash) return 'otherBody';
        if (row.status !== null && row.body !== null) return { status: row.status, body: row.body };
        return row.done === null
          ? 'running'
          : { done: row.done, mayAnswer: row.runsUntil > call.at };
      }
    },
    settle: async ({ scope, key, attempt }, answer) => {
      if (answer === null) await engine.write(queries.giveUp({ scope, key, attempt }));
      else await engine.write(queries.settle({ scope, key, ...answer }));
    },
    abandon: async ({ scope, key, attempt }) => {
      await engine.write(queries.abandon({ scope, key, attempt }));
      await engine.write(queries.end({ scope, key, attempt }));
    },
  };
};
