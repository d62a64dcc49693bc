import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/platform.ts'

/** What may come from here: nothing a browser would run. */
const READABLE = /^(application\/pdf|image\/(png|jpeg|webp|gif|avif)|text\/(plain|csv))\b/

/** `/media/*`: the documents of products, from this origin. */
export async function media(app: FastifyInstance, { platform }: { platform: Pick<Platform, 'file'> }) {
  app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const file = await platform.file(request.params['*'], { signal: request.signal })
    if (!file || !READABLE.test(file.contentType)) return reply.code(404).send()
    return reply.type(file.contentType).header('cache-control', 'public, max-age=86400').send(file.bytes)
  })
}
