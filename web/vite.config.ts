import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';
import { languages } from './languages.ts';

const service = process.env.HORDEKEEP_SERVICE ?? 'http://127.0.0.1:8765';

export default defineConfig({
  plugins: [svelte(), svelteTesting(), languages(`${import.meta.dirname}/src/texts`), Icons({ compiler: 'svelte' })],
  build: {
    // The built client is part of the Python package: users of the wheel need no Node.
    outDir: '../src/hordekeep/table/static',
    emptyOutDir: true,
    target: 'es2022',
    // Fonts and pictures stay files of their own: the content security policy allows no data: addresses.
    assetsInlineLimit: 0,
  },
  server: {
    // The Host header stays as the browser sent it: the service compares it with the Origin.
    proxy: {
      '/api': { target: service, changeOrigin: false },
      '/health': { target: service, changeOrigin: false },
      '/ws': { target: service, changeOrigin: false, ws: true },
    },
  },
  test: {
    environment: 'jsdom',
    // A context of its own for each file, in threads that load jsdom once: a tenth of the time of a process for each file.
    pool: 'vmThreads',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/test-setup.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
