import type { EventLoopUtilization } from 'node:perf_hooks'
import type { ClientManifest, PageAssets, PageInput, RenderError, RenderedPage, RenderPage } from '#schema/page.types.ts'
import type { CompressedBody } from '../../../cache/compression/compress.ts'

/** A rendered page whose document is compressed already. */
export type CompressedPage = Omit<RenderedPage, 'html'> & { readonly body: CompressedBody }

/** Renders a URL to a document: the built web client, or the development server's. */
export interface Renderer {
  readonly renderPage: RenderPage
  /** Compresses in the thread that renders; omitted if that is the calling thread. */
  readonly renderCompressed?: (input: PageInput) => Promise<CompressedPage>
  readonly renderError: RenderError
  /** Renders header and footer alone, in which browsers show any page. */
  readonly renderAppShell: RenderPage
  readonly clientManifest: (assets: PageAssets, language: string) => ClientManifest | Promise<ClientManifest>
  readonly assets: PageAssets
  /** The threads that render; omitted if that is the calling thread. */
  readonly threads?: RenderThreads
}

export interface RenderThreads {
  /** For each thread, how much of its time it has worked since it started. */
  readonly utilizations: readonly (() => EventLoopUtilization)[]
  /** Calls back when a thread ended by itself and another takes its place. */
  onLost(listener: (error: Error) => void): void
  close(): Promise<void>
}
