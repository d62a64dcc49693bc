import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { registerServiceWorker } from './register.ts'
import { TAKE_OVER } from './visit.ts'

const told: unknown[] = []
const worker = { postMessage: (message: unknown) => told.push(message) }
const onNewVersion = vi.fn<() => void>()

beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://shop.example/decking' })
  vi.stubGlobal('document', new EventTarget())
})
afterEach(() => {
  told.length = 0
  vi.restoreAllMocks()
  onNewVersion.mockClear()
  vi.unstubAllGlobals()
})

/** A browser with or without a worker; `takeOver` makes the next worker take control. */
function browserWith(
  controller: object | null,
  register: () => Promise<unknown> = async () => ({ active: worker }),
  ready: Promise<unknown> = Promise.resolve({ active: worker }),
) {
  const workers = Object.assign(new EventTarget(), {
    controller,
    register,
    ready,
  })
  vi.stubGlobal('navigator', { serviceWorker: workers, onLine: true })
  const fetched = [performance.mark('https://shop.example/assets/app-1.js')]
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(fetched)
  return {
    fetch: (name: string) => fetched.push(performance.mark(name)),
    registered: registerServiceWorker({ serviceWorker: true, basePath: '' }, onNewVersion),
    takeOver: () => workers.dispatchEvent(new Event('controllerchange')),
  }
}

// CACHE-10
describe('registerServiceWorker', () => {
  it('registers the worker at its address, so that browsers ask the shop and no cache for a newer one', async () => {
    const register = vi.fn(async () => ({ active: worker }))
    await browserWith(worker, register).registered
    expect(register).toHaveBeenCalledExactlyOnceWith('/service-worker.js', { updateViaCache: 'none' })
  })

  it('does not report a new version when the first worker takes over, however late', async () => {
    const { takeOver, registered } = browserWith(null)
    await vi.waitFor(() => expect(told).toEqual([TAKE_OVER]))
    takeOver()
    await registered
    expect(onNewVersion).not.toHaveBeenCalled()
    takeOver()
    expect(onNewVersion).toHaveBeenCalledOnce()
  })

  it('tells the first worker every file fetched before it took over', async () => {
    const { fetch, takeOver, registered } = browserWith(null)
    await vi.waitFor(() => expect(told).toEqual([TAKE_OVER]))
    fetch('https://shop.example/assets/late-1.js')
    takeOver()
    const files = ['https://shop.example/assets/app-1.js', 'https://shop.example/assets/late-1.js']
    expect(await registered).toEqual(files)
    expect(told[1]).toEqual({ type: 'visit', page: 'https://shop.example/decking', files })
  })

  it('reports a new version as soon as another worker takes over', async () => {
    const { takeOver, registered } = browserWith(worker)
    expect(await registered).toEqual([])
    expect(told).toEqual([])
    takeOver()
    expect(onNewVersion).toHaveBeenCalledOnce()
  })

  it('continues without a worker if the first one fails to install', async () => {
    const installing = Object.assign(new EventTarget(), { state: 'installing' })
    const { registered } = browserWith(null, async () => ({ active: null, installing }), new Promise(() => undefined))
    const cached = vi.fn<(files: unknown) => void>()
    void registered.then(cached)
    await vi.waitFor(() => {
      installing.state = 'redundant'
      installing.dispatchEvent(new Event('statechange'))
      expect(cached).toHaveBeenCalledExactlyOnceWith(null)
    })
  })

  it('continues without a worker if the browser rejects it', async () => {
    const said = vi.spyOn(console, 'info').mockReturnValue()
    const refusal = new DOMException('The operation is insecure', 'SecurityError')
    expect(await browserWith(null, () => Promise.reject(refusal)).registered).toBeNull()
    expect(said).toHaveBeenCalledExactlyOnceWith(expect.any(String), refusal)
    expect(told).toEqual([])
  })
})
