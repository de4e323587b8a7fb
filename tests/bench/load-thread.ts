import { parentPort, workerData } from 'node:worker_threads';
import { measureLoad } from './load.ts';

parentPort?.postMessage(await measureLoad(workerData));
