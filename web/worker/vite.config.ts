import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { defineConfig } from 'vite'

/** Builds the service worker as one plain script, after the client: the client's files identify its build. */
export default defineConfig({
  root: '.',
  publicDir: false,
  define: { 'import.meta.env.VITE_BUILD': JSON.stringify(clientBuild()), 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist/service-worker',
    emptyOutDir: true,
    target: 'es2024',
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'web/worker/main.ts',
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
})

function clientBuild(): string {
  return createHash('sha256').update(readFileSync('dist/client/.vite/manifest.json')).digest('hex').slice(0, 16)
}
