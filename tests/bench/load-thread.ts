import { parentPort, workerData } from 'node:worker_threads';
import { answersUnder } from './load.ts';

parentPort?.postMessage(await answersUnder(workerData));
