import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

export interface ServiceWorkerOptions {
  readonly directory: string
  /** Whether browsers get a service worker; otherwise existing ones are replaced by one that removes itself. */
  readonly isOn: boolean
}

/**
 * `/service-worker.js`: never cached, so that browsers find new versions. If it is switched off, or on a development server, the answer is
 * a worker that deletes the previous worker's caches and itself. A 404 would leave the previous worker in place.
 * @source CACHE-10; decision 0025
 */
export async function serviceWorker(app: FastifyInstance, { directory, isOn }: ServiceWorkerOptions) {
  const built = join(directory, 'service-worker/service-worker.js')
  const script = readFileSync(isOn && existsSync(built) ? built : join(import.meta.dirname, 'removal.js'))
  app.get('/service-worker.js', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script),
  )
}
