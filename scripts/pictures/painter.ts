import { parentPort } from 'node:worker_threads'
import { arrangeScene } from './draw.ts'
import type { Answer, Order } from './painters.ts'
import { expose } from './studio/expose.ts'

/** The body of a painter's thread: takes orders, answers each with the pixels or the reason there are none. */
parentPort?.on('message', ({ number, subject, width, height }: Order) => {
  try {
    const pixels = expose(arrangeScene(subject), width, height)
    parentPort?.postMessage({ number, pixels } satisfies Answer, [pixels.buffer])
  } catch (error) {
    parentPort?.postMessage({ number, failure: error instanceof Error ? error.message : String(error) } satisfies Answer)
  }
})
