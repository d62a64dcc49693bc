import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { PictureSubject } from '../../sandbox/catalogue/picture-path.ts'

/** What a painter is asked for: a subject at a size in pixels. */
export interface Order {
  number: number
  subject: PictureSubject
  width: number
  height: number
}

/** Three bytes a pixel, row by row, or why there are none. */
export type Answer = { number: number; pixels: Uint8Array<ArrayBuffer> } | { number: number; failure: string }

interface Waiting {
  painted: (pixels: Uint8Array<ArrayBuffer>) => void
  failed: (reason: Error) => void
}

interface Painter {
  thread: Worker
  waiting: Map<number, Waiting>
}

const MOST = availableParallelism()
const painters: Painter[] = []
let orders = 0

/**
 * Paints a subject in a thread of its own, so that every core has work. Threads start with the first orders and keep
 * the process alive only while they have work.
 * @returns width × height × 3 bytes
 */
export function paint(subject: PictureSubject, width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const painter = leastBusy()
  const number = ++orders
  return new Promise((painted, failed) => {
    painter.waiting.set(number, { painted, failed })
    painter.thread.ref()
    painter.thread.postMessage({ number, subject, width, height } satisfies Order)
  })
}

function leastBusy(): Painter {
  const [idlest] = painters.toSorted((a, b) => a.waiting.size - b.waiting.size)
  if (idlest && (idlest.waiting.size === 0 || painters.length >= MOST)) return idlest
  return hire()
}

function hire(): Painter {
  const painter: Painter = { thread: new Worker(new URL('./painter.ts', import.meta.url)), waiting: new Map() }
  painter.thread.on('message', (answer: Answer) => {
    const waiting = painter.waiting.get(answer.number)
    painter.waiting.delete(answer.number)
    if (painter.waiting.size === 0) painter.thread.unref()
    if ('pixels' in answer) waiting?.painted(answer.pixels)
    else waiting?.failed(new Error(`Picture could not be drawn: ${answer.failure}`))
  })
  painter.thread.on('error', (reason) => dismiss(painter, reason))
  painter.thread.on('exit', (code) => dismiss(painter, new Error(`Painter left with code ${code}`)))
  painters.push(painter)
  return painter
}

function dismiss(painter: Painter, reason: Error): void {
  const at = painters.indexOf(painter)
  if (at >= 0) painters.splice(at, 1)
  for (const { failed } of painter.waiting.values()) failed(reason)
  painter.waiting.clear()
}
