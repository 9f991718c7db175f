// For workerd: the checks as the test of a worker.
import { runChecks } from './conformance.mjs';

// biome-ignore lint/style/noDefaultExport: workerd calls what a module exports by default
export default {
  async test(_controller, { baseUrl }) {
    console.log(`conformance ${JSON.stringify(await runChecks(baseUrl))}`);
  },
};
