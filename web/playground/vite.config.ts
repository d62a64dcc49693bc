import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The playground is a separate client, which the server serves below `/graphiql/`. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/graphiql/',
  publicDir: false,
  plugins: [react()],
  worker: { format: 'es' },
  build: {
    outDir: join(import.meta.dirname, '../../dist/playground'),
    emptyOutDir: true,
    // Small fonts inlined as data URLs would need a wider content security policy.
    assetsInlineLimit: 0,
    // The editor is one large chunk, loaded by developers only.
    chunkSizeWarningLimit: 5000,
    // Modules of the editor have directives for a compiler that is not used here.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
})
