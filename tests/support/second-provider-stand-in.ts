import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { KasaOrder, KasaSettings } from './second-provider.ts';

export const openKasa = async () => {
  const orders = new Map<string, KasaOrder>();
  const refunds: { readonly id: string; readonly amount: number }[] = [];
  const answer = (method: string, path: string, body: string): object | null => {
    if (method === 'POST' && path === '/orders') {
      const order: KasaOrder = { ...JSON.parse(body), id: `K-${orders.size + 1}`, state: 'open' };
      orders.set(order.id, order);
      return order;
    }
    const order = orders.get(path.split('/')[2] ?? '');
    if (order === undefined) return null;
    if (method === 'POST') {
      refunds.push({ id: order.id, amount: JSON.parse(body).amount });
      return { number: `R-${refunds.length}` };
    }
    if (method === 'DELETE' && order.state === 'open')
      orders.set(order.id, { ...order, state: 'void' });
    return order;
  };
  const server = createServer(async (request, response) => {
    const { method = '', url = '' } = request;
    const found = answer(method, url, await text(request));
    response.writeHead(found === null ? 404 : 200).end(JSON.stringify(found));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  onTestFinished(() => void server.close());
  const at = server.address();
  const port = typeof at === 'object' && at !== null ? at.port : 0;
  const settings: KasaSettings = { key: 'kasa-key', url: `http://localhost:${port}` };
  return { orders, refunds, settings };
};
