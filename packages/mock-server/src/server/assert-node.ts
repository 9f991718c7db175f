// Prism, which validates every call of the server, does not load under an older Node.
import { StartFailure } from './start-failure.ts';

const oldest = { major: 24, minor: 18 } as const;

/** @throws StartFailure under a Node that is too old for the server */
export function assertNode(version: string = process.versions.node): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > oldest.major || (major === oldest.major && minor >= oldest.minor)) return;
  throw new StartFailure(
    'usage',
    `The mock server needs Node ${oldest.major}.${oldest.minor} or later; this is ${version}. createShop of @signal-shop/mock-server runs here.`,
  );
}
