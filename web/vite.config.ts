import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: { outDir: 'target/classes/web', emptyOutDir: true, assetsInlineLimit: 0 },
  // Tests read the playthroughs of the games, which lie beside this folder.
  server: { fs: process.env.VITEST ? { allow: ['..'] } : {}, proxy: { '/api': { target: 'http://127.0.0.1:8765', ws: true } } },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], css: { include: [/\?raw/] } },
});
