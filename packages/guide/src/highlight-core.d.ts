// The package declares types for its index and its languages, but not for the core.
declare module 'highlight.js/lib/core' {
  import hljs from 'highlight.js';

  // biome-ignore lint/style/noDefaultExport: that is what the core exports
  export default hljs;
}
