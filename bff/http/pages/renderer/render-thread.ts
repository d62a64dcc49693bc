import { AsyncLocalStorage } from 'node:async_hooks'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Load } from '#schema/operation.ts'
import type { PageInput } from '#schema/page.types.ts'
import type { FromThread, Task, TaskResult, ThreadData, ToThread } from './messages.types.ts'

/** The requests of a thread while it performs a task. */
type Loading = Pick<PageInput, 'load' | 'hasGaps'>

/** @throws the error of an operation, unchanged; the error of the renderer; if the thread ends, its error */
export type Perform = (work: Task, loading?: Loading) => Promise<TaskResult>

export interface RenderThread {
  readonly worker: Worker
  readonly perform: Perform
}

interface Pending extends PromiseWithResolvers<TaskResult> {
  readonly loading: Loading
  /** Errors of operations stay in this thread, because copies of them would lose their class. */
  readonly errors: Map<number, unknown>
  /** Runs a function in the context of the request, which traces and logs refer to. */
  readonly inContext: <T>(run: () => T) => T
}

const CODE = new URL('./thread.main.ts', import.meta.url)
/** Room for the largest pages. A small young generation is collected more often, and keeps 50 MB less. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 } as const
const NOTHING: Load = () => Promise.reject(new Error('this page has no operations'))

/**
 * Starts a thread.
 * @param onEnd called once when it ends by itself
 * @throws if its code cannot be loaded
 */
export async function startThread(workerData: ThreadData, onEnd: (error: Error) => void): Promise<RenderThread> {
  // Without the options of this process, such as a module that watches its parent.
  const worker = new Worker(CODE, { workerData, execArgv: [], resourceLimits: MEMORY })
  const tasks = new Map<number, Pending>()
  let last = 0
  let hasEnded = false
  const send = (message: ToThread) => worker.postMessage(message)

  const answers = createAnswers(tasks, send)
  await ready(worker)
  worker.on('message', answers)
  // An idle thread must not keep the process alive.
  worker.unref()
  worker.once('error', end)
  worker.once('exit', (code) => end(new Error(`the render thread ended with code ${code}`)))
  return {
    worker,
    async perform(work, loading = { load: NOTHING }) {
      if (hasEnded) throw new Error('the render thread has ended')
      last += 1
      const pending = { ...Promise.withResolvers<TaskResult>(), loading, errors: new Map() }
      tasks.set(last, { ...pending, inContext: AsyncLocalStorage.snapshot() })
      send({ type: 'start', task: last, work })
      return pending.promise
    },
  }

  function end(error: Error): void {
    if (hasEnded) return
    hasEnded = true
    for (const { reject } of tasks.values()) reject(error)
    tasks.clear()
    onEnd(error)
  }
}

async function ready(worker: Worker): Promise<void> {
  const ended = once(worker, 'exit').then(([code]) => {
    throw new Error(`a render thread ended with code ${code} when it started`)
  })
  await Promise.race([once(worker, 'message'), ended])
  ended.catch(() => undefined) // From now on the thread's own listeners report its end.
}

function createAnswers(tasks: Map<number, Pending>, send: (message: ToThread) => void) {
  async function load(pending: Pending, { task, load, operation, variables }: Extract<FromThread, { type: 'load' }>) {
    const { loading, errors } = pending
    try {
      const data = await loading.load(operation, variables)
      send({ type: 'loaded', task, load, data, hasGaps: loading.hasGaps?.(operation.name) ?? false })
    } catch (error) {
      errors.set(load, error)
      send({ type: 'not-loaded', task, load })
    }
  }

  return (message: FromThread) => {
    if (message.type === 'ready') return
    const pending = tasks.get(message.task)
    if (!pending) return
    if (message.type === 'load') return void pending.inContext(() => load(pending, message))
    tasks.delete(message.task)
    if (message.type === 'done') return pending.resolve(message.result)
    pending.reject(message.load === null ? message.error : pending.errors.get(message.load))
  }
}
