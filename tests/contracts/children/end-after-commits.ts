import Database from 'better-sqlite3';

// Preloaded into a program: ends its process after this many durable writes, like a power cut.

let remaining = Number(process.env.END_AFTER_COMMITS ?? '0');
const { prepare } = Database.prototype;

Database.prototype.prepare = function (this: Database.Database, text: string) {
  const statement = prepare.call(this, text);
  if (text !== 'COMMIT') return statement;
  const run = statement.run.bind(statement);
  return Object.assign(statement, {
    run: () => {
      const result = run([]);
      remaining -= 1;
      if (remaining === 0) process.kill(process.pid, 'SIGKILL');
      return result;
    },
  });
} as typeof prepare;
