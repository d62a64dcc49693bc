import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Renderer } from '../pages/renderer/renderer.types.ts'

interface ClientManifestOptions {
  readonly renderer: Pick<Renderer, 'clientManifest' | 'assets'>
  /** BCP 47 tag of the request's language. */
  readonly getLanguage: (request: FastifyRequest) => string
}

/** `/client-manifest.json`: the build's scripts by route, for browsers to prefetch. @source HOME-5 */
export async function clientManifest(app: FastifyInstance, { renderer, getLanguage }: ClientManifestOptions) {
  const manifests = new Map<string, string>()
  const manifestIn = async (language: string) => {
    const manifest = manifests.get(language) ?? JSON.stringify(await renderer.clientManifest(renderer.assets, language))
    manifests.set(language, manifest)
    return manifest
  }
  app.get('/client-manifest.json', async (request, reply) => {
    const manifest = await manifestIn(getLanguage(request))
    return reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(manifest)
  })
}
