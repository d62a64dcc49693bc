import { parentPort, workerData } from 'node:worker_threads'
import type { Operation } from '#schema/operation.ts'
import type { PageAssets } from '#schema/page.types.ts'
import { type CompressedBody, compressNow } from '../../../cache/compression/compress.ts'
import { lowerPriority } from './lower-priority.ts'
import type { FromThread, SentBody, Task, TaskResult, ThreadData, ToThread } from './messages.types.ts'
import type { Renderer } from './renderer.types.ts'

/** An operation failed. The main thread has the error. */
class NotLoaded extends Error {
  readonly load: number

  constructor(load: number) {
    super('an operation of the page failed')
    this.load = load
  }
}

type Loads = ReturnType<typeof createLoads>

const { entry, manifest } = workerData as ThreadData
const assets: PageAssets = { manifest }
const port = parentPort
if (port === null) throw new Error('runs as a worker thread only')
const post = (message: FromThread) => port.postMessage(message)
// Requests that need no render come first.
lowerPriority()
const renderer: Pick<Renderer, Exclude<Task['name'], 'renderCompressed'>> = await import(entry)
const tasks = new Map<number, Loads>()

port.on('message', (message: ToThread) => {
  if (message.type === 'start') void perform(message.task, message.work)
  else tasks.get(message.task)?.answered(message)
})
post({ type: 'ready' })

async function perform(task: number, work: Task): Promise<void> {
  const loads = createLoads(task)
  tasks.set(task, loads)
  try {
    const result = await runTask(work, loads)
    port?.postMessage(
      { type: 'done', task, result } satisfies FromThread,
      'body' in result ? transferableBuffers(result.body) : [],
    )
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error(String(cause))
    post({ type: 'failed', task, load: error instanceof NotLoaded ? error.load : null, error })
  } finally {
    tasks.delete(task)
  }
}

async function runTask(work: Task, { load, hasGaps }: Loads): Promise<TaskResult> {
  if (work.name === 'clientManifest') return renderer.clientManifest(assets, work.language)
  const { url, ...input } = work.input
  const request = new Request(url)
  if (work.name === 'renderError') return renderer.renderError({ ...work.input, request, assets }, work.status)
  if (work.name !== 'renderCompressed') return renderer[work.name]({ ...input, request, load, hasGaps, assets })
  const { html, ...page } = await renderer.renderPage({ ...input, request, load, hasGaps, assets })
  return { ...page, body: toSent(compressNow(html)) }
}

/** Copies, because small buffers share their memory with others, which must not be transferred with them. */
const toSent = ({ identity, gzip, br }: CompressedBody): SentBody => ({
  identity: Uint8Array.from(identity),
  gzip: gzip && Uint8Array.from(gzip),
  br: br && Uint8Array.from(br),
})

const transferableBuffers = ({ identity, gzip, br }: SentBody): ArrayBuffer[] =>
  [identity, gzip, br].flatMap((bytes) => (bytes ? [bytes.buffer as ArrayBuffer] : []))

/** The operations of one task, which the main thread executes. */
function createLoads(task: number) {
  const pending: PromiseWithResolvers<unknown>[] = []
  const withGaps = new Set<string>()
  const names: string[] = []
  return {
    load<Result, Variables>({ id, name }: Operation<Result, Variables>, variables: Variables): Promise<Result> {
      const answer = Promise.withResolvers<unknown>()
      const load = pending.push(answer) - 1
      names[load] = name
      post({ type: 'load', task, load, operation: { id, name }, variables })
      return answer.promise as Promise<Result>
    },
    hasGaps: (operation: string) => withGaps.has(operation),
    answered(message: Exclude<ToThread, { type: 'start' }>) {
      if (message.type === 'not-loaded') return pending[message.load]?.reject(new NotLoaded(message.load))
      const name = names[message.load]
      if (message.hasGaps && name !== undefined) withGaps.add(name)
      pending[message.load]?.resolve(message.data)
    },
  }
}
