// Prism, which validates every call of the server, does not load under an older Node.
import { StartFailure } from './start-failure.ts';

const oldest = [24, 18] as const;
/** For the shop in process, and for this package to load at all. */
const oldestForShop = [22, 12] as const;

/** @throws StartFailure under a Node that is too old for the server */
export function assertNode(version: string = process.versions.node): void {
  if (isAtLeast(version, oldest)) return;
  const hint = isAtLeast(version, oldestForShop) ? ' createShop of @signal-shop/mock-server runs here.' : '';
  throw new StartFailure(
    'usage',
    `The mock server needs Node ${oldest.join('.')} or later; this is ${version}.${hint}`,
  );
}

/** @throws StartFailure under a Node that is too old even for commands without a server, such as `--help` */
export function assertPackageNode(version: string = process.versions.node): void {
  if (!isAtLeast(version, oldestForShop)) assertNode(version);
}

function isAtLeast(version: string, [oldestMajor, oldestMinor]: readonly [number, number]): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}
