import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { cacheAppShells, deleteOldBuilds } from './app-shell.ts'

// Workbox needs a worker's global object, and logs outside production.
vi.hoisted(() => {
  vi.stubGlobal('self', globalThis)
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(path: string) {
        super(`https://shop.example${path}`)
      }
    },
  )
})
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const ORIGIN = 'https://shop.example'
const SHELL =
  '<script src="/assets/entry-1.js"></script>{"files":["/assets/a-1.js","/assets/b-1.js"],"archive":"/assets/c0ffee.json"}'
const FILES = ['/assets/entry-1.js', '/assets/a-1.js', '/assets/b-1.js']

/** The paths in each cache, in the order of their insertion. */
const stored = new Map<string, Map<string, Response>>()
const unpackArchive = vi.hoisted(() => vi.fn<(url: string) => Promise<void>>())
const fetched = vi.hoisted(() => vi.fn<(path: string) => void>())

vi.mock('./unpack-archive.ts', () => ({ unpackArchive }))
vi.mock('./stores.ts', () => {
  const handle = async ({ request }: { request: Request }) => {
    fetched(new URL(request.url).pathname)
    return new Response()
  }
  return {
    assets: { cacheName: 'shop-assets', handle },
    brand: { handle },
    pages: { cacheName: 'shop-pages' },
    markOffline: () => null,
  }
})

function keep(name: string, paths: readonly string[]) {
  stored.set(name, new Map(paths.map((path) => [path, new Response()])))
}

const open = async (name: string) => {
  const entries = stored.get(name) ?? new Map<string, Response>()
  stored.set(name, entries)
  return {
    keys: async () => [...entries.keys()].map((path) => ({ url: ORIGIN + path })),
    put: async (path: string, response: Response) => entries.set(path, response),
    delete: async ({ url }: { url: string }) => entries.delete(new URL(url).pathname),
  }
}

beforeEach(() => {
  stored.clear()
  vi.clearAllMocks()
  unpackArchive.mockResolvedValue()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async () => new Response(SHELL))
  vi.stubGlobal('caches', {
    open,
    keys: async () => [...stored.keys()],
    match: async (path: string, { cacheName }: { cacheName: string }) => stored.get(cacheName)?.get(path),
  })
})

const install = () => cacheAppShells({} as ExtendableEvent)

// HOME-5, CACHE-10
describe('installing the app shell', () => {
  it('unpacks the archive if the device has less than half of the files', async () => {
    keep('shop-assets', FILES.slice(0, 1))
    await install()
    expect(unpackArchive.mock.calls).toEqual([['/assets/c0ffee.json']])
  })

  it('fetches single files if the device has most of them', async () => {
    keep('shop-assets', FILES.slice(0, 2))
    await install()
    expect(unpackArchive).not.toHaveBeenCalled()
  })

  it('fetches single files if the shopper saves data', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    await install()
    expect(unpackArchive).not.toHaveBeenCalled()
  })

  it('completes the files without fetching the archive as one of them', async () => {
    await install()
    expect(fetched.mock.calls.flat()).toEqual([...FILES, '/mark.svg'])
  })

  it('fetches single files if the archive cannot be unpacked', async () => {
    const noted = vi.spyOn(console, 'info').mockImplementation(() => {})
    unpackArchive.mockRejectedValue(new TypeError('404'))
    await install()
    expect(fetched.mock.calls.flat()).toEqual([...FILES, '/mark.svg'])
    expect(noted).toHaveBeenCalledWith('The archive of built files could not be unpacked', expect.any(TypeError))
  })

  it('fails if another page comes in its place, such as the sign-in page of a network', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Welcome to our hotel</h1>'))
    await expect(install()).rejects.toThrow('names no built file')
    expect([...stored.values()].flatMap((entries) => [...entries.keys()])).toEqual([])
  })

  it('logs nothing if the archive fails because the browser went offline', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const noted = vi.spyOn(console, 'info').mockImplementation(() => {})
    noted.mockClear()
    unpackArchive.mockRejectedValue(new TypeError('Failed to fetch'))
    await install()
    expect(noted).not.toHaveBeenCalled()
  })
})

// CACHE-10
describe('deleting old builds', () => {
  it('keeps the 750 files that were cached last', async () => {
    keep(
      'shop-assets',
      Array.from({ length: 752 }, (_, index) => `/assets/file-${index}.js`),
    )
    await deleteOldBuilds()
    const kept = [...(stored.get('shop-assets')?.keys() ?? [])]
    expect([kept.length, kept[0]]).toEqual([750, '/assets/file-2.js'])
  })

  it('keeps all files if there are fewer', async () => {
    keep('shop-assets', FILES)
    await deleteOldBuilds()
    expect([...(stored.get('shop-assets')?.keys() ?? [])]).toEqual(FILES)
  })
})
