import type { FastifyInstance } from 'fastify'
import type { Renderer } from '../pages/renderer.ts'

interface ClientManifestOptions {
  readonly renderer: Pick<Renderer, 'clientManifest' | 'assets'>
  /** BCP 47 tag of the shop's texts. */
  readonly language: string
}

/** `/client-manifest.json`: what scripts the build has, by route, for browsers to fetch ahead. @source HOME-5 */
export async function clientManifest(app: FastifyInstance, { renderer, language }: ClientManifestOptions) {
  const manifest = JSON.stringify(renderer.clientManifest(renderer.assets, language))
  app.get('/client-manifest.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(manifest),
  )
}
