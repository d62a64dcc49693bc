import { AsyncLocalStorage } from 'node:async_hooks'
import { getPriority } from 'node:os'
import { afterEach, describe, expect, it } from 'vitest'
import type { Load } from '#schema/operation.ts'
import type { PageInput, ShopInfo } from '#schema/page.types.ts'
import { compress } from '../../../cache/compression/compress.ts'
import type { Renderer } from './renderer.types.ts'
import { threadedRenderer } from './threaded-renderer.ts'

const DATA = { entry: new URL('./testing/entry.ts', import.meta.url).href, manifest: { 'web/a.ts': { file: 'a.js' } } }
const NO_DATA: Load = () => Promise.reject(new Error('not asked for'))
const open: Renderer[] = []

async function startRenderer(threads = 1): Promise<Renderer> {
  const renderer = await threadedRenderer(DATA, threads)
  open.push(renderer)
  return renderer
}

afterEach(async () => {
  for (const { threads } of open.splice(0)) await threads?.close()
})

const input = (path: string, load: Load = NO_DATA, more: Partial<PageInput> = {}): PageInput => ({
  request: new Request(`http://shop.example${path}`),
  shop: { name: 'Oak & Co' } as ShopInfo,
  assets: { manifest: null },
  load,
  ...more,
})
const answerWith =
  (data: unknown): Load =>
  async <Result>() =>
    data as Result

// LOAD-7
describe('a renderer with threads', () => {
  it('renders a page from operations that the calling thread executes', async () => {
    const renderer = await startRenderer()
    const asked: unknown[] = []
    const load = (async (operation: unknown, variables: unknown) => {
      asked.push([operation, variables])
      return { product: { name: 'Oak board' } }
    }) as Load
    const { html, ...page } = await renderer.renderPage(input('/oak', load))
    expect(asked).toEqual([[{ id: 'sha256:0', name: 'Product' }, { sku: 'OAK-25' }]])
    expect(page).toEqual({ status: 200, routeName: 'product', preloads: [] })
    expect(JSON.parse(html)).toMatchObject({
      data: { product: { name: 'Oak board' } },
      shop: { name: 'Oak & Co' },
      assets: { manifest: DATA.manifest },
      hasGaps: false,
    })
  })

  it('knows the gaps of an operation once it has its result', async () => {
    const renderer = await startRenderer()
    const hasGaps = (operation: string) => operation === 'Product'
    const { html } = await renderer.renderPage(input('/oak', answerWith({}), { hasGaps }))
    expect(JSON.parse(html)).toMatchObject({ hasGaps: true })
  })

  it('renders the app shell, error pages and the client manifest', async () => {
    const renderer = await startRenderer()
    expect(await renderer.renderAppShell(input('/app-shell', answerWith({})))).toMatchObject({ routeName: 'app-shell' })
    const failed = await renderer.renderError({ ...input('/oak?a=1'), requestId: 'r-1' }, 503)
    expect([failed.status, JSON.parse(failed.html)]).toEqual([503, { requestId: 'r-1', url: 'http://shop.example/oak?a=1' }])
    expect(await renderer.clientManifest({ manifest: null }, 'de-DE')).toEqual({ routes: { 'de-DE': ['web/a.ts'] } })
  })

  it('lets the calling thread go on while it renders', async () => {
    const renderer = await startRenderer()
    const flag = new SharedArrayBuffer(4)
    const page = renderer.renderPage(input('/waits', NO_DATA, { shop: { flag } as unknown as ShopInfo }))
    await new Promise(setImmediate)
    Atomics.store(new Int32Array(flag), 0, 1)
    expect((await page).status).toBe(200)
  })

  it('gives each page to the thread that has the fewest', async () => {
    const renderer = await startRenderer(2)
    const flag = new SharedArrayBuffer(4)
    const shop = { flag } as unknown as ShopInfo
    const busy = renderer.renderPage(input('/waits', NO_DATA, { shop }))
    const other = await renderer.renderPage(input('/oak', answerWith({})))
    Atomics.store(new Int32Array(flag), 0, 1)
    const [first, second] = [await busy, other].map(({ html }) => JSON.parse(html).threadId)
    expect(first).not.toBe(second)
  })

  it('fails with the same error as its operation', async () => {
    const renderer = await startRenderer()
    class LoadError extends Error {}
    const error = new LoadError('the platform does not answer')
    const failed = await renderer.renderPage(input('/oak', () => Promise.reject(error))).catch((cause: unknown) => cause)
    expect(failed).toBe(error)
  })

  it('fails with the error of the renderer', async () => {
    const renderer = await startRenderer()
    await expect(renderer.renderPage(input('/unknown-error'))).rejects.toThrow(new TypeError('no such component'))
  })

  it('executes operations in the context of the request', async () => {
    const renderer = await startRenderer()
    const trace = new AsyncLocalStorage<string>()
    const seen: unknown[] = []
    const load = (async () => seen.push(trace.getStore())) as Load
    await Promise.all(['a', 'b'].map((name) => trace.run(name, () => renderer.renderPage(input('/oak', load)))))
    expect(seen.sort()).toEqual(['a', 'b'])
  })

  it('does not start without the code that renders', async () => {
    await expect(threadedRenderer({ ...DATA, entry: 'file:///none/entry.js' }, 1)).rejects.toThrow('/none/entry.js')
  })
})

// LOAD-9
describe('a render thread', () => {
  it.runIf(process.platform === 'linux')('has a lower priority than the thread that answers', async () => {
    const before = getPriority()
    const { html } = await (await startRenderer()).renderPage(input('/priority'))
    expect(JSON.parse(html).priority).toBe(Math.min(19, before + 10))
    expect(getPriority()).toBe(before)
  })
})

// LOAD-10
describe('a page compressed in its render thread', () => {
  it.each(['/long', '/oak'])('has the bytes that the calling thread would have made of %s', async (path) => {
    const renderer = await startRenderer()
    const { html, ...page } = await renderer.renderPage(input(path, answerWith({})))
    expect(await renderer.renderCompressed?.(input(path, answerWith({})))).toEqual({ ...page, body: await compress(html) })
  })

  it('fails with the same error as its operation', async () => {
    const error = new Error('the platform does not answer')
    const rendered = (await startRenderer()).renderCompressed?.(input('/oak', () => Promise.reject(error)))
    await expect(rendered).rejects.toBe(error)
  })
})

// LOAD-8
describe('a render thread that ends by itself', () => {
  it('fails the pages that it was rendering, and another takes its place', async () => {
    const renderer = await startRenderer()
    const lost: string[] = []
    renderer.threads?.onLost(({ message }) => lost.push(message))
    const never = renderer.renderPage(input('/oak', () => new Promise(() => {})))
    const ending = renderer.renderPage(input('/end'))
    const results = await Promise.allSettled([never, ending])
    expect(results.map((result) => 'reason' in result && result.reason.message)).toEqual(
      Array(2).fill('the render thread ended with code 3'),
    )
    expect((await renderer.renderPage(input('/oak', answerWith({})))).status).toBe(200)
    expect(lost).toEqual(['the render thread ended with code 3'])
  })

  it('leaves the pages of other threads', async () => {
    const renderer = await startRenderer(2)
    const answer = Promise.withResolvers<object>()
    const going = renderer.renderPage(input('/oak', (async () => answer.promise) as Load))
    await expect(renderer.renderPage(input('/end'))).rejects.toThrow('ended')
    answer.resolve({})
    expect((await going).status).toBe(200)
  })

  it('is not reported when the server stops', async () => {
    const renderer = await startRenderer()
    const lost: unknown[] = []
    renderer.threads?.onLost((error) => lost.push(error))
    await renderer.threads?.close()
    expect(lost).toEqual([])
  })
})
