// The lower bound: node:http that reads a JSON body and answers with the same bytes as the other servers.
import { createServer } from 'node:http';
import { measuredCall } from './measured-call.ts';

const { answer } = await measuredCall();

const server = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk) => {
    text += chunk;
  });
  request.on('end', () => {
    JSON.parse(text);
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(answer),
    });
    response.end(answer);
  });
});
server.listen(Number(process.argv[2]), '127.0.0.1');
