import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FindEntries } from '../../cache/builds/recent-builds.ts'
import { sendCompressed } from '../../cache/compression/send-compressed.ts'
import type { Log } from '../../cache/log.ts'
import { varyBy } from '../../cache/vary.ts'
import { type BuiltFile, createBuiltFiles } from './built-files.ts'

interface AssetsOptions {
  readonly directory: string
  /** Looks a file up in builds of other replicas; null when this process runs alone. */
  readonly findShared: FindEntries | null
  readonly log: Pick<Log, 'error'>
}

const CACHING = 'public, max-age=31536000, immutable'

/**
 * Serves built scripts, styles and fonts under `/assets/`, including those of earlier builds and of other replicas' builds, for tabs that
 * are still open. A missing file is a 404 without a page. Without a build there is nothing to serve, because a development server has
 * the sources.
 */
export async function assets(app: FastifyInstance, { directory, findShared, log }: AssetsOptions) {
  const folders = ['client/assets', 'previous/assets'].map((folder) => resolve(directory, folder)).filter(existsSync)
  if (folders.length === 0) return
  const fileNamed = createBuiltFiles({ folders, findShared, log })

  function send(request: FastifyRequest, reply: FastifyReply, file: BuiltFile | null): FastifyReply {
    if (!file) {
      reply.callNotFound()
      return reply
    }
    varyBy(reply, 'accept-encoding')
    reply.header('cache-control', CACHING).header('etag', file.etag).type(file.type)
    return sendCompressed(request, reply, file)
  }
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const file = fileNamed(request.params['*'])
    return file instanceof Promise ? file.then((found) => send(request, reply, found)) : send(request, reply, file)
  })
}
