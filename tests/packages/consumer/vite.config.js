import { mockShop } from '@signal-shop/mock-server/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [mockShop({ port: Number(process.env.MOCK_PORT) })],
  server: { port: Number(process.env.SHOP_PORT), strictPort: true, host: '127.0.0.1' },
});
