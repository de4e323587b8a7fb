import { get } from 'node:http';

export type RawResponse = { readonly bytes: Buffer; readonly coding: string | undefined };

export const fetchRaw = (address: string, accepted = 'gzip, deflate, br'): Promise<RawResponse> =>
  new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': accepted } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part)).on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200)
          resolve({ bytes: Buffer.concat(parts), coding: response.headers['content-encoding'] });
        else reject(new Error(`${address} is ${response.statusCode}`));
      });
    }).on('error', reject);
  });
