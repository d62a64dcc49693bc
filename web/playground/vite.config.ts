import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The playground is a client of its own, served below `/graphiql/` by the server alone. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/graphiql/',
  publicDir: false,
  plugins: [react()],
  worker: { format: 'es' },
  build: {
    outDir: join(import.meta.dirname, '../../dist/playground'),
    emptyOutDir: true,
    // Small fonts as data addresses would need a wider content security policy.
    assetsInlineLimit: 0,
    // The editor is one large part, loaded once by developers only.
    chunkSizeWarningLimit: 5000,
    // Its parts carry directives for a compiler that is not used here.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
})
