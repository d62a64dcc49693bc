import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

export interface ServiceWorkerOptions {
  /** Folder of the build. */
  readonly directory: string
  /** Whether browsers are to have one; otherwise those that do get one that removes itself. */
  readonly isOn: boolean
}

/**
 * `/service-worker.js`: asked for anew whenever a browser looks for a new version. Where none is wanted, as on a development
 * server, the answer is a worker that deletes what the one before it kept, and itself: a 404 would leave that in place.
 * @source CACHE-10; decision 0068
 */
export async function serviceWorker(app: FastifyInstance, { directory, isOn }: ServiceWorkerOptions) {
  const built = join(directory, 'service-worker/service-worker.js')
  const script = readFileSync(isOn && existsSync(built) ? built : join(import.meta.dirname, 'removal.js'))
  app.get('/service-worker.js', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script),
  )
}
