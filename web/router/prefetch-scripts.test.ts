import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { builtFiles, prefetchScripts } from './prefetch-scripts.ts'

// HOME-5
describe("the list of the build's files", () => {
  it('names each file once, whatever routes need it', () => {
    const routes = { '*': ['/assets/app-1.js'], home: ['/assets/app-1.js', '/assets/home-1.css'] }
    expect([...builtFiles({ routes })]).toEqual(['/assets/app-1.js', '/assets/home-1.css'])
  })

  it.each([
    ['nothing', null],
    ['text', '<!doctype html>'],
    ['no routes', {}],
    ['routes that are a list', { routes: ['/assets/app-1.js'] }],
    ['a route that is not a list', { routes: { home: '/assets/app-1.js' } }],
    [
      'addresses that are not files of the build',
      { routes: { home: ['https://evil.example/assets/a.js', '//evil.example/a.js', '/checkout', '/assets/../x', 7] } },
    ],
  ])('is empty if the server answers with %s', (_, manifest) => {
    expect([...builtFiles(manifest)]).toEqual([])
  })
})

// HOME-5
describe('scripts of other routes', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  const kept = [{ url: 'https://shop.example/assets/kept-1.js' }]
  const CACHES = { has: async () => true, open: async () => ({ keys: async () => kept }) }

  async function fetchWith(connection: unknown, told: readonly string[] | null = null, caches: object = CACHES) {
    const fetched: string[] = []
    const routes = { '*': ['/assets/app-1.js', '/assets/kept-1.js'], home: ['/assets/home-1.js'] }
    vi.stubGlobal('navigator', { connection })
    vi.stubGlobal('fetch', async (path: string) => {
      fetched.push(path)
      return Response.json({ routes })
    })
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([performance.mark('https://shop.example/assets/app-1.js')])
    vi.stubGlobal('caches', caches)
    await prefetchScripts({ basePath: '' }, told)
    return fetched
  }

  it('are fetched if neither this page nor the service worker has fetched them', async () => {
    expect(await fetchWith(undefined)).toEqual(['/client-manifest.json', '/assets/home-1.js'])
  })

  it('are fetched again if this page has fetched them but the service worker does not know', async () => {
    expect(await fetchWith(undefined, [])).toEqual(['/client-manifest.json', '/assets/app-1.js', '/assets/home-1.js'])
    expect(await fetchWith(undefined, ['https://shop.example/assets/app-1.js'])).toEqual([
      '/client-manifest.json',
      '/assets/home-1.js',
    ])
  })

  it('are fetched if the browser blocks storage, because its own cache keeps them', async () => {
    const blocked = async () => Promise.reject(new DOMException('The user agent blocks storage', 'SecurityError'))
    expect(await fetchWith(undefined, null, { has: blocked })).toEqual([
      '/client-manifest.json',
      '/assets/kept-1.js',
      '/assets/home-1.js',
    ])
  })

  it('are not fetched if the shopper saves data, nor is their list', async () => {
    expect(await fetchWith({ saveData: true })).toEqual([])
  })

  describe('of which one cannot be fetched', () => {
    const files = ['/assets/a-1.js', '/assets/b-1.js']
    const gone = new TypeError('Failed to fetch')

    /** @param answers the results of the first requests for the first file; later requests succeed */
    function shopWith(answers: readonly (() => Promise<never>)[], { onLine = true } = {}) {
      const left = [...answers]
      const asked: string[] = []
      const navigator = { onLine }
      vi.stubGlobal('navigator', navigator)
      vi.stubGlobal('fetch', async (path: string, { signal }: RequestInit) => {
        asked.push(path)
        const answer = path === files[0] ? left.shift() : undefined
        if (answer) return Promise.race([answer(), rejectOnAbort(signal)])
        return Response.json({ routes: { '*': files } })
      })
      vi.useFakeTimers()
      const prefetched = prefetchScripts({ basePath: '' }, [])
      return { asked, prefetched, navigator }
    }

    const rejectOnAbort = (signal: AbortSignal | null | undefined) =>
      new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

    beforeEach(() => {
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
      vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
        const timeout = new AbortController()
        setTimeout(() => timeout.abort(new DOMException('too late', 'TimeoutError')), milliseconds)
        return timeout.signal
      })
    })
    afterEach(() => vi.useRealTimers())

    it('are all fetched, and that one is retried', async () => {
      const { asked, prefetched } = shopWith([() => Promise.reject(gone)])
      await vi.runAllTimersAsync()
      await prefetched
      expect(asked).toEqual(['/client-manifest.json', '/assets/a-1.js', '/assets/a-1.js', '/assets/b-1.js'])
    })

    it('are all fetched if a request for it hangs', async () => {
      const { asked, prefetched } = shopWith([() => new Promise(() => {})])
      await vi.runAllTimersAsync()
      await prefetched
      expect(asked).toEqual(['/client-manifest.json', '/assets/a-1.js', '/assets/a-1.js', '/assets/b-1.js'])
    })

    it('wait offline until the network is back, however long', async () => {
      const back = new EventTarget()
      vi.stubGlobal('addEventListener', back.addEventListener.bind(back))
      const { asked, prefetched, navigator } = shopWith([() => Promise.reject(gone)], { onLine: false })
      await vi.advanceTimersByTimeAsync(3_600_000)
      expect(asked).toEqual(['/client-manifest.json', '/assets/a-1.js'])
      navigator.onLine = true
      back.dispatchEvent(new Event('online'))
      await prefetched
      expect(asked.slice(2)).toEqual(['/assets/a-1.js', '/assets/b-1.js'])
    })

    it('are abandoned after the third failure, with its error', async () => {
      const { asked, prefetched } = shopWith([1, 2, 3].map(() => () => Promise.reject(gone)))
      const told = expect(prefetched).rejects.toBe(gone)
      await vi.runAllTimersAsync()
      await told
      expect(asked).toEqual(['/client-manifest.json', ...Array.from({ length: 3 }, () => '/assets/a-1.js')])
    })
  })
})
