import type { RequestListener } from 'node:http'
import { builtRenderer } from '../../../bff/http/pages/renderer/built-renderer.ts'
import type { Load } from '../../../schema/operation.ts'
import { answerTo, type PageData } from '../../../web/data/page-data.ts'
import type { Peer } from './peer.types.ts'

type Express = () => RequestListener & {
  get(path: string, handler: (request: unknown, response: { send(html: string): void }) => Promise<void>): void
}

/** Express with the shop's own components: one `renderToString` for each request, from data that is there. */
export const express: Peer = async ({ page }) => {
  const { default: createApp }: { readonly default: Express } = await import('express' as string)
  const { shop, answers } = page.data as PageData
  const { renderPage, assets } = await builtRenderer('dist')
  const load: Load = async (operation) => {
    const data = answerTo(answers, operation)
    if (data === undefined) throw new Error(`The page has no answer to ${operation.name}`)
    return data
  }
  const app = createApp()
  app.get('/page', async (_request, response) => {
    const { html } = await renderPage({ request: new Request(page.url), load, shop, assets })
    response.send(html)
  })
  return app
}
