import type { ClientManifest, ErrorPageInput, PageInput, RenderedPage } from '#schema/page.types.ts'
import type { SentPage, Task, ThreadData } from './messages.types.ts'
import { type Perform, type RenderThread, startThread } from './render-thread.ts'
import type { CompressedPage, Renderer, RenderThreads } from './renderer.types.ts'

/**
 * Renders in threads of their own, so that the thread that answers requests does not wait for React. Operations are still executed in the
 * calling thread, where the caches are. A thread that ends by itself fails what it was rendering, and another takes its place.
 * @throws if the code cannot be loaded
 * @source LOAD-7, LOAD-8; decision 0032
 */
export async function threadedRenderer(data: ThreadData, count: number): Promise<Renderer> {
  const { perform, ...threads } = await createPool(data, count)
  const page = (name: Exclude<Task['name'], 'renderError' | 'clientManifest'>, { request, shop, load, hasGaps }: PageInput) =>
    perform({ name, input: { url: request.url, shop } }, { load, ...(hasGaps && { hasGaps }) })
  return {
    renderPage: (input) => page('renderPage', input) as Promise<RenderedPage>,
    renderCompressed: async (input) => withBuffers((await page('renderCompressed', input)) as SentPage),
    renderAppShell: (input) => page('renderAppShell', input) as Promise<RenderedPage>,
    renderError: ({ request, shop, requestId }: ErrorPageInput, status) =>
      perform({ name: 'renderError', input: { url: request.url, shop, requestId }, status }) as Promise<RenderedPage>,
    clientManifest: (_assets, language) => perform({ name: 'clientManifest', language }) as Promise<ClientManifest>,
    assets: { manifest: data.manifest },
    threads,
  }
}

function withBuffers({ body: { identity, gzip, br }, ...page }: SentPage): CompressedPage {
  return { ...page, body: { identity: toBuffer(identity), gzip: gzip && toBuffer(gzip), br: br && toBuffer(br) } }
}

const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength)

/** A place in the pool, whose thread may change. */
interface Place {
  readonly perform: Perform
  /** Tasks under way. */
  readonly pending: () => number
  readonly running: () => RenderThread
}

async function createPool(data: ThreadData, count: number): Promise<RenderThreads & { readonly perform: Perform }> {
  let isClosing = false
  let lost = (_error: Error) => {}
  const places = await Promise.all(
    Array.from({ length: count }, () =>
      openPlace(data, (error) => {
        if (!isClosing) lost(error)
        return !isClosing
      }),
    ),
  )
  const least = () => places.reduce((least, place) => (place.pending() < least.pending() ? place : least))
  return {
    perform: (work, loading) => least().perform(work, loading),
    utilizations: places.map(
      ({ running }) =>
        () =>
          running().worker.performance.eventLoopUtilization(),
    ),
    onLost(listener) {
      lost = listener
    },
    async close() {
      isClosing = true
      await Promise.all(places.map(({ running }) => running().worker.terminate()))
    },
  }
}

/** @param onEnd called when a thread ended by itself; returns whether another takes its place */
async function openPlace(data: ThreadData, onEnd: (error: Error) => boolean): Promise<Place> {
  let pending = 0
  let next: Promise<RenderThread> | null = null
  const start = () =>
    startThread(data, (error) => {
      if (!onEnd(error)) return
      next = start()
      next.then(
        (thread) => {
          running = thread
        },
        () => undefined, // Told to the next task, which tries again.
      )
    })
  let running = await start()
  next = Promise.resolve(running)

  async function thread(): Promise<RenderThread> {
    next ??= start()
    return next.catch((error: unknown) => {
      next = null
      throw error
    })
  }

  return {
    running: () => running,
    pending: () => pending,
    async perform(work, loading) {
      pending += 1
      try {
        return await (await thread()).perform(work, loading)
      } finally {
        pending -= 1
      }
    },
  }
}
