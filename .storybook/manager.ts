// The manager runs on Storybook's own older React: no JSX here, because its runtime is missing there.
import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { addressEvent } from './atlas/atlas-address.ts';
import { addShopTool } from './shop-tool.ts';
import { SideBySide } from './side-by-side.ts';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'signal' }),
  sidebar: { showRoots: true },
});

addons.register('signal-shop', (api) => {
  api.on(addressEvent, (parameters) => api.applyQueryParams(parameters, { replace: true }));
  addShopTool('signal-shop');
  addons.add('signal-shop/side-by-side', {
    type: types.PREVIEW,
    render: ({ children }) => createElement(SideBySide, {}, children),
  });
});
