import type { ClientManifest, ErrorPageInput, ManifestChunk, PageInput, RenderedPage } from '#schema/page.types.ts'

/** The start data of a render thread. */
export interface ThreadData {
  /** URL of the module that renders: `dist/server/entry.server.js`. */
  readonly entry: string
  readonly manifest: Readonly<Record<string, ManifestChunk>>
}

/** The address instead of the request; the thread has the assets. */
type SentInput<Input> = Omit<Input, 'request' | 'load' | 'hasGaps' | 'assets'> & { readonly url: string }

export type Task =
  | { readonly name: 'renderPage' | 'renderAppShell' | 'renderCompressed'; readonly input: SentInput<PageInput> }
  | { readonly name: 'renderError'; readonly input: SentInput<ErrorPageInput>; readonly status: 400 | 500 | 503 }
  | { readonly name: 'clientManifest'; readonly language: string }

/** Bytes are transferred without a copy, and arrive without the methods of a buffer. */
export interface SentBody {
  readonly identity: Uint8Array
  readonly gzip: Uint8Array | null
  readonly br: Uint8Array | null
}

export type SentPage = Omit<RenderedPage, 'html'> & { readonly body: SentBody }

export type TaskResult = RenderedPage | SentPage | ClientManifest

/** To the thread. `task` is a number that names the task, `load` one that names an operation of it. */
export type ToThread =
  | { readonly type: 'start'; readonly task: number; readonly work: Task }
  | { readonly type: 'loaded'; readonly task: number; readonly load: number; readonly data: unknown; readonly hasGaps: boolean }
  | { readonly type: 'not-loaded'; readonly task: number; readonly load: number }

export type FromThread =
  | { readonly type: 'ready' }
  | {
      readonly type: 'load'
      readonly task: number
      readonly load: number
      readonly operation: LoadedOperation
      readonly variables: unknown
    }
  | { readonly type: 'done'; readonly task: number; readonly result: TaskResult }
  /** `load` is the operation whose error ended the task; null if the thread failed by itself. */
  | { readonly type: 'failed'; readonly task: number; readonly load: number | null; readonly error: Error }

interface LoadedOperation {
  readonly id: string
  readonly name: string
}
