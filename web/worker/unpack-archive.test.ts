import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { unpackArchive } from './unpack-archive.ts'

const SCRIPT = 'export const oak = 1'
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'self'",
  'content-encoding': 'br',
  'content-length': '90',
  etag: '"1"',
}

// HOME-5, CACHE-10
describe('unpackArchive', () => {
  let cache: Map<string, Response>

  beforeEach(() => {
    cache = new Map([['/assets/kept-1.js', new Response('kept')]])
    vi.stubGlobal('caches', {
      open: async () => ({
        keys: async () => [...cache.keys()].map((path) => ({ url: `https://shop.example${path}` })),
        put: async (path: string, response: Response) => cache.set(path, response),
      }),
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  function unpackTexts(texts: unknown, init: ResponseInit = {}) {
    const response = new Response(JSON.stringify(texts), { headers: HEADERS, ...init })
    // Responses from the network have the type `basic`; constructed ones have `default`.
    vi.stubGlobal('fetch', async () => Object.defineProperty(response, 'type', { value: 'basic' }))
    return unpackArchive('/assets/archive.json')
  }

  it('caches each script and style under its own address and content type', async () => {
    await unpackTexts({ '/assets/oak-1.js': SCRIPT, '/assets/oak-1.css': 'p{}' })
    expect(await cache.get('/assets/oak-1.js')?.text()).toBe(SCRIPT)
    expect(cache.get('/assets/oak-1.js')?.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(cache.get('/assets/oak-1.css')?.headers.get('content-type')).toBe('text/css; charset=utf-8')
  })

  it('gives them the content security policy of the archive, but not its encoding, size or version', async () => {
    await unpackTexts({ '/assets/oak-1.js': SCRIPT })
    const headers = cache.get('/assets/oak-1.js')?.headers
    expect(headers?.get('content-security-policy')).toBe("default-src 'self'")
    expect(['content-encoding', 'content-length', 'etag'].filter((name) => headers?.has(name))).toEqual([])
  })

  it('leaves files that the device has', async () => {
    await unpackTexts({ '/assets/kept-1.js': SCRIPT })
    expect(await cache.get('/assets/kept-1.js')?.text()).toBe('kept')
  })

  it.each<[string, unknown]>([
    ['pages', { '/decking': SCRIPT, '/assets/../decking.js': SCRIPT }],
    ['files of other origins', { 'https://evil.example/assets/a.js': SCRIPT, '//evil.example/assets/a.js': SCRIPT }],
    ['files of other types', { '/assets/a.html': SCRIPT, '/assets/a': SCRIPT }],
    ['files without text', { '/assets/a.js': null, '/assets/b.js': { text: SCRIPT } }],
    ['nothing', null],
    ['a list', [SCRIPT]],
  ])('ignores an archive of %s', async (_, texts) => {
    await unpackTexts(texts)
    expect([...cache.keys()]).toEqual(['/assets/kept-1.js'])
  })

  it.each<[string, ResponseInit]>([
    ['is missing', { status: 404 }],
    ['is a page', { headers: { ...HEADERS, 'content-type': 'text/html' } }],
    ['may not be stored', { headers: { ...HEADERS, 'cache-control': 'no-store' } }],
  ])('throws and caches nothing if the archive %s', async (_, init) => {
    await expect(unpackTexts({ '/assets/oak-1.js': SCRIPT }, init)).rejects.toThrow('The archive answers with status')
    expect(cache.size).toBe(1)
  })
})
