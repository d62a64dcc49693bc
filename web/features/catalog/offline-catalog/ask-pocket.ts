import { withTimeout } from '../../../storage/with-timeout.ts'
import type { PocketQuestion, PocketReply, PocketRequest, PocketShop } from './pocket.types.ts'

/** Reading and indexing a large catalogue takes a slow device a second or two. */
const ANSWER_MS = 8000

interface OpenWorker {
  readonly worker: Worker
  readonly waiting: Map<number, (answer: PocketReply['answer']) => void>
}

let open: OpenWorker | null = null
let lastId = 0

/**
 * Asks the worker that holds the catalogue. The worker starts with the first question and stays for later ones. Null if it cannot be
 * loaded or does not answer in time.
 */
export async function askPocket(
  shop: PocketShop,
  question: PocketQuestion,
  patienceMs = ANSWER_MS,
): Promise<PocketReply['answer']> {
  try {
    open ??= startWorker()
    const { worker, waiting } = open
    lastId += 1
    const id = lastId
    const { deviceDatabase, basePath, language } = shop
    const answer = new Promise<PocketReply['answer']>((resolve) => waiting.set(id, resolve))
    worker.postMessage({ id, shop: { deviceDatabase, basePath, language }, question } satisfies PocketRequest)
    return await withTimeout(patienceMs, answer).finally(() => waiting.delete(id))
  } catch (error) {
    console.warn('The catalogue on this device cannot be asked', error)
    return null
  }
}

/** Terminates the idle worker, because it holds the whole catalogue in memory. */
export function closePocket() {
  if (!open || open.waiting.size > 0) return
  open.worker.terminate()
  open = null
}

function startWorker(): OpenWorker {
  const worker = new Worker(new URL('./worker/main.ts', import.meta.url), { type: 'module' })
  const waiting: OpenWorker['waiting'] = new Map()
  worker.addEventListener('message', ({ data }: MessageEvent<PocketReply>) => waiting.get(data.id)?.(data.answer))
  // If its script cannot be loaded, the next question tries again.
  worker.addEventListener('error', () => {
    if (open?.worker === worker) open = null
    for (const answer of waiting.values()) answer(null)
  })
  return { worker, waiting }
}
