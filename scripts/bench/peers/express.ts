import type { RequestListener } from 'node:http'
import type { Peer } from './peer.types.ts'
import { pageRenderer } from './rendered-page.ts'

type Express = () => RequestListener & {
  get(path: string, handler: (request: unknown, response: { send(html: string): void }) => Promise<void>): void
}

/** Express with the shop's own components. */
export const express: Peer = async ({ page }) => {
  const { default: createApp }: { readonly default: Express } = await import('express' as string)
  const render = await pageRenderer(page)
  const app = createApp()
  app.get('/page', async (_request, response) => response.send(await render()))
  return app
}
