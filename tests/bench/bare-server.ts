import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

// The baseline of the cached list: node:http with one prepared response.
const answer = readFileSync(process.argv[2] ?? '');
const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': answer.length,
    });
    response.end(answer);
  });
});
server.listen(0, 'localhost', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' && address !== null ? address.port : ''}\n`);
});
process.on('SIGTERM', () => process.exit(0));
