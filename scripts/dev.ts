/** The shop with hot reload: the browser's code through Vite, the server restarted by `node --watch`. */
import middie from '@fastify/middie'
import { createServer } from 'vite'
import { readConfig } from '../bff/config/config.ts'
import type { Renderer } from '../bff/http/renderer.ts'
import { serve } from '../bff/serve.ts'

const vite = await createServer({ configFile: 'web/vite.config.ts', server: { middlewareMode: true }, appType: 'custom' })
const entry = () => vite.ssrLoadModule('/web/entry.server.tsx') as Promise<Pick<Renderer, 'renderPage' | 'renderError'>>
const config = readConfig(process.env)

await serve(
  { ...config, cache: { ...config.cache, pageBytes: 0 } },
  {
    renderer: {
      renderPage: async (input) => (await entry()).renderPage(input),
      renderError: async (input, status) => (await entry()).renderError(input, status),
      assets: { manifest: null },
    },
    build: 'dist',
    before: async (app) => {
      await app.register(middie)
      app.use(vite.middlewares)
    },
  },
)
