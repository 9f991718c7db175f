// The package declares its whole and its languages, but not the core that both are made of.
declare module 'highlight.js/lib/core' {
  import hljs from 'highlight.js';

  // biome-ignore lint/style/noDefaultExport: that is what the core exports
  export default hljs;
}
