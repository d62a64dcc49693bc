import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { registerServiceWorker } from './register.ts'

const told: unknown[] = []
const worker = { postMessage: (message: unknown) => told.push(message) }
const onNewVersion = vi.fn<() => void>()

beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://shop.example/decking' })
  vi.stubGlobal('document', new EventTarget())
})
afterEach(() => {
  told.length = 0
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

/** A browser that has a worker or none; `takeOver` is what the next one does once it is active. */
async function browserWith(controller: object | null) {
  const workers = Object.assign(new EventTarget(), {
    controller,
    register: async () => undefined,
    ready: Promise.resolve({ active: worker }),
  })
  vi.stubGlobal('navigator', { serviceWorker: workers, onLine: true })
  await registerServiceWorker({ serviceWorker: true, basePath: '' }, onNewVersion)
  return { takeOver: () => workers.dispatchEvent(new Event('controllerchange')) }
}

// CACHE-10
describe('a page', () => {
  it('that had no worker is told from a page of a former build, however late its first worker takes it over', async () => {
    const { takeOver } = await browserWith(null)
    expect(told).toEqual([expect.objectContaining({ type: 'visit', page: 'https://shop.example/decking' })])
    takeOver()
    expect(onNewVersion).not.toHaveBeenCalled()
    takeOver()
    expect(onNewVersion).toHaveBeenCalledOnce()
  })

  it('that had a worker is of a former build as soon as another takes it over', async () => {
    const { takeOver } = await browserWith(worker)
    expect(told).toEqual([])
    takeOver()
    expect(onNewVersion).toHaveBeenCalledOnce()
  })
})
