export type HeaderSession =
  | { readonly status: 'guest' }
  | { readonly status: 'member'; readonly nickname: string };
