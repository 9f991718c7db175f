// The mock shop with the gate as the second argument says: strict or off.
import { startMockServer } from '../src/server/index.ts';
import { logNothing } from '../src/server/log.ts';

const checking = process.argv[3] === 'off' ? 'off' : 'strict';
await startMockServer({
  port: Number(process.argv[2]),
  validateRequest: checking,
  validateResponse: checking,
  log: logNothing,
});
