/** Whether this origin is a shop that proxies `/__mock`; the mock server answers its root with a list. */
export async function isShopInFront(): Promise<boolean> {
  const { headers } = await fetch('/', { method: 'HEAD' });
  return headers.get('content-type')?.includes('html') === true;
}
