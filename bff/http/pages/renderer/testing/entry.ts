import { getPriority } from 'node:os'
import { threadId } from 'node:worker_threads'
import type { ClientManifest, ErrorPageInput, PageAssets, PageInput, RenderedPage } from '#schema/page.types.ts'

/** Stands in for the built web client. The path of the page says what it does. */

const OPERATION = { id: 'sha256:0', name: 'Product' }

const pageWith = (content: object): RenderedPage => ({
  status: 200,
  html: JSON.stringify(content),
  routeName: 'product',
  preloads: [],
})

export async function renderPage({ request, load, hasGaps, shop, assets }: PageInput): Promise<RenderedPage> {
  switch (new URL(request.url).pathname) {
    case '/unknown-error':
      throw new TypeError('no such component')
    case '/end':
      process.exit(3)
      break
    case '/waits': {
      const flag = new Int32Array((shop as unknown as { readonly flag: SharedArrayBuffer }).flag)
      while (Atomics.load(flag, 0) === 0);
      return pageWith({ threadId })
    }
    case '/priority':
      return pageWith({ priority: getPriority() })
    case '/long':
      return pageWith({ text: 'Oak board, planed. '.repeat(200) })
    default: {
      const data = await load(OPERATION, { sku: 'OAK-25' })
      return pageWith({ data, hasGaps: hasGaps?.(OPERATION.name), shop, assets, threadId })
    }
  }
}

export const renderAppShell = async (input: PageInput): Promise<RenderedPage> => ({
  ...(await renderPage(input)),
  routeName: 'app-shell',
})

export const renderError = async ({ requestId, request }: ErrorPageInput, status: number): Promise<RenderedPage> => ({
  ...pageWith({ requestId, url: request.url }),
  status,
})

export const clientManifest = ({ manifest }: PageAssets, language: string): ClientManifest => ({
  routes: { [language]: Object.keys(manifest ?? {}) },
})
