import Database from 'better-sqlite3';

// Loaded before a program: its process ends as a power cut would end it, right after it has made so many of its writes durable.

let left = Number(process.env.END_AFTER_COMMITS ?? '0');
const { prepare } = Database.prototype;

Database.prototype.prepare = function (this: Database.Database, text: string) {
  const statement = prepare.call(this, text);
  if (text !== 'COMMIT') return statement;
  const run = statement.run.bind(statement);
  return Object.assign(statement, {
    run: () => {
      const done = run([]);
      left -= 1;
      if (left === 0) process.kill(process.pid, 'SIGKILL');
      return done;
    },
  });
} as typeof prepare;
