import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CategoryPageQuery } from '../../../schema/generated/operations.ts'
import type { Peer } from './peer.types.ts'

interface Adapter {
  createRequestHandler(options: { readonly build: unknown; readonly mode: string }): unknown
}
type Express = () => RequestListener & { use(handler: unknown): void }

const BUILD = join(import.meta.dirname, 'build/server/index.js')

/** An app in React Router's framework mode with a loader that returns the data of the shop's listing. */
export const reactRouter: Peer = async ({ operation }) => {
  const { default: express }: { readonly default: Express } = await import('express' as string)
  const { createRequestHandler }: Adapter = await import('@react-router/express' as string)
  globalThis.listing = operation.data as CategoryPageQuery
  const app = express()
  app.use(createRequestHandler({ build: await import(pathToFileURL(BUILD).href), mode: 'production' }))
  return app
}
