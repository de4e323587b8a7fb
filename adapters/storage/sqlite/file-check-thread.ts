import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';

// While this check runs, the shop can read, but writes wait (docs/decisions/0006-availability.md).
const handle = new Database(String(workerData), { readonly: true, fileMustExist: true });
const found: unknown = handle.pragma('quick_check(1)', { simple: true });
handle.close();
parentPort?.postMessage(found);
