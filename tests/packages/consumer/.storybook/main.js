export default {
  stories: ['../*.stories.jsx'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true },
  // The mock server belongs to the page, not to the stories.
  viteFinal: (config) => ({
    ...config,
    plugins: config.plugins.filter((plugin) => plugin?.name !== 'signal-shop:mock'),
  }),
};
