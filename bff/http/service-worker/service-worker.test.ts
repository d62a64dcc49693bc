import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import Fastify from 'fastify'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { serviceWorker } from './service-worker.ts'

const BUILT = '// built'

function builtFolder(): string {
  const directory = mkdtempSync(join(tmpdir(), 'build-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  mkdirSync(join(directory, 'service-worker'))
  writeFileSync(join(directory, 'service-worker/service-worker.js'), BUILT)
  return directory
}

async function serveWorker(directory: string, isOn: boolean) {
  const app = Fastify()
  onTestFinished(() => app.close())
  await app.register(serviceWorker, { directory, isOn })
  return app.inject('/service-worker.js')
}

type Listener = (event: { waitUntil(work: Promise<unknown>): void }) => void

/** Runs a service worker like a browser that replaces an older one. */
async function installWorker(script: string, names: readonly string[]) {
  const listeners = new Map<string, Listener>()
  const deleted: string[] = []
  const self = {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    skipWaiting: vi.fn(),
    registration: { unregister: vi.fn() },
  }
  const caches = { keys: async () => names, delete: async (name: string) => deleted.push(name) }
  const indexedDB = { deleteDatabase: (name: string) => deleted.push(name) }
  runInNewContext(script, { self, caches, indexedDB })
  for (const type of ['install', 'activate']) {
    const work: Promise<unknown>[] = []
    listeners.get(type)?.({ waitUntil: (promise) => work.push(promise) })
    await Promise.all(work)
  }
  return { deleted, listeners: [...listeners.keys()], self }
}

// CACHE-10
describe('/service-worker.js', () => {
  it('serves the service worker of the build', async () => {
    const { body, headers } = await serveWorker(builtFolder(), true)
    expect(body).toBe(BUILT)
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' })
  })

  it.each([
    ['it is switched off', false, builtFolder],
    ['there is no build, as on a development server', true, () => 'no/such/folder'],
  ])('serves a worker that deletes all caches if %s', async (_, isOn, folder) => {
    const { body } = await serveWorker(folder(), isOn)
    const { deleted, listeners, self } = await installWorker(body, ['shop-pages', 'another-app', 'shop-app-shell-1'])
    expect(deleted).toEqual(['shop-pages', 'shop-app-shell-1', 'workbox-expiration'])
    expect(self.registration.unregister).toHaveBeenCalledOnce()
    expect(self.skipWaiting).toHaveBeenCalledOnce()
    expect(listeners, 'it intercepts no request').not.toContain('fetch')
  })
})
