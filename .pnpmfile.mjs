// The reference page needs one self-contained file of this package, not the 250 packages it was made from.
const selfContained = '@scalar/api-reference';

export const hooks = {
  readPackage: (manifest) =>
    manifest.name === selfContained ? { ...manifest, dependencies: {}, peerDependencies: {} } : manifest,
};
