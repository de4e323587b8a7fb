import { get } from 'node:http';

/** An answer as it travels: its bytes as they were sent, compressed where they were. */
export type OnTheWire = { readonly bytes: Buffer; readonly coding: string | undefined };

/** Fetches an address of a shop as a browser that takes everything compressed. Rejects where the answer is no 200. */
export const onTheWire = (address: string, accepted = 'gzip, deflate, br'): Promise<OnTheWire> =>
  new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': accepted } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part)).on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve({ bytes: Buffer.concat(parts), coding: response.headers['content-encoding'] });
        else reject(new Error(`${address} is ${response.statusCode}`));
      });
    }).on('error', reject);
  });
