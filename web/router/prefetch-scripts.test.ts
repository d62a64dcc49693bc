import { afterEach, describe, expect, it, vi } from 'vitest'
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
    ['a route that is no list', { routes: { home: '/assets/app-1.js' } }],
    [
      'what is no file of the build',
      { routes: { home: ['https://evil.example/assets/a.js', '//evil.example/a.js', '/checkout', '/assets/../x', 7] } },
    ],
  ])('is empty where the server answers with %s', (_, manifest) => {
    expect([...builtFiles(manifest)]).toEqual([])
  })
})

describe('scripts of other routes', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  async function fetchedWith(connection: unknown, told: readonly string[] | null = null) {
    const fetched: string[] = []
    const routes = { '*': ['/assets/app-1.js', '/assets/kept-1.js'], home: ['/assets/home-1.js'] }
    vi.stubGlobal('navigator', { connection })
    vi.stubGlobal('fetch', async (path: string) => {
      fetched.push(path)
      return Response.json({ routes })
    })
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([performance.mark('https://shop.example/assets/app-1.js')])
    const kept = [{ url: 'https://shop.example/assets/kept-1.js' }]
    vi.stubGlobal('caches', { has: async () => true, open: async () => ({ keys: async () => kept }) })
    await prefetchScripts({ basePath: '' }, told)
    return fetched
  }

  it('are fetched when neither this page has fetched them nor the device kept them', async () => {
    expect(await fetchedWith(undefined)).toEqual(['/client-manifest.json', '/assets/home-1.js'])
  })

  it('are fetched once more when this page fetched them, but the service worker does not know of it', async () => {
    expect(await fetchedWith(undefined, [])).toEqual(['/client-manifest.json', '/assets/app-1.js', '/assets/home-1.js'])
    expect(await fetchedWith(undefined, ['https://shop.example/assets/app-1.js'])).toEqual([
      '/client-manifest.json',
      '/assets/home-1.js',
    ])
  })

  it('are not fetched where a shopper saves data, nor is their list', async () => {
    expect(await fetchedWith({ saveData: true })).toEqual([])
  })
})
