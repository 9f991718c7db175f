/** Creates one value for each key and remembers it, like jotai's `atomFamily`; for mutations that can be pending side by side. */
export function family<Key, Value>(create: (key: Key) => Value): (key: Key) => Value {
  const cache = new Map<Key, Value>();
  return (key) => {
    const cachedValue = cache.get(key);
    if (cachedValue !== undefined) return cachedValue;
    const value = create(key);
    cache.set(key, value);
    return value;
  };
}
