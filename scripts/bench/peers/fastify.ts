import Fastify from 'fastify'
import type { Peer } from './peer.types.ts'
import { pageRenderer } from './rendered-page.ts'

/** A bare Fastify with the shop's own components. */
export const fastify: Peer = async ({ page }) => {
  const render = await pageRenderer(page)
  const app = Fastify()
  app.get('/page', async (_request, reply) => reply.type('text/html; charset=utf-8').send(await render()))
  await app.ready()
  return app.routing
}
