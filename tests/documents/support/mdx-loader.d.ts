declare module '@storybook/addon-docs/mdx-loader' {
  interface LoaderContext {
    readonly async: () => (error: unknown, code?: string) => void;
    readonly getOptions: () => object;
    readonly resourcePath: string;
  }

  /** Storybook's compiler of MDX, in the form of a loader. */
  // biome-ignore lint/style/noDefaultExport: the package exports it like that
  export default function loader(this: LoaderContext, source: string): Promise<void>;
}
