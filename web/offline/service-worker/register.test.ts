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

/** A browser that has a worker or none; `takeOver` is what the next one does once it is active. */
function browserWith(controller: object | null, register = async () => undefined) {
  const workers = Object.assign(new EventTarget(), {
    controller,
    register,
    ready: Promise.resolve({ active: worker }),
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
describe('a page', () => {
  it('that had no worker is told from a page of a former build, however late its first worker takes it over', async () => {
    const { takeOver, registered } = browserWith(null)
    await vi.waitFor(() => expect(told).toEqual([TAKE_OVER]))
    takeOver()
    await registered
    expect(onNewVersion).not.toHaveBeenCalled()
    takeOver()
    expect(onNewVersion).toHaveBeenCalledOnce()
  })

  it('that had no worker tells its first one of everything that was fetched before it took the page over', async () => {
    const { fetch, takeOver, registered } = browserWith(null)
    await vi.waitFor(() => expect(told).toEqual([TAKE_OVER]))
    fetch('https://shop.example/assets/late-1.js')
    takeOver()
    const files = ['https://shop.example/assets/app-1.js', 'https://shop.example/assets/late-1.js']
    expect(await registered).toEqual(files)
    expect(told[1]).toEqual({ type: 'visit', page: 'https://shop.example/decking', files })
  })

  it('that had a worker is of a former build as soon as another takes it over', async () => {
    const { takeOver, registered } = browserWith(worker)
    expect(await registered).toEqual([])
    expect(told).toEqual([])
    takeOver()
    expect(onNewVersion).toHaveBeenCalledOnce()
  })

  it('goes without one where the browser takes none', async () => {
    const said = vi.spyOn(console, 'info').mockReturnValue()
    const refusal = new DOMException('The operation is insecure', 'SecurityError')
    expect(await browserWith(null, () => Promise.reject(refusal)).registered).toBeNull()
    expect(said).toHaveBeenCalledExactlyOnceWith(expect.any(String), refusal)
    expect(told).toEqual([])
  })
})
