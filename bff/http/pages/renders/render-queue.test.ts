import { describe, expect, it } from 'vitest'
import { Busy } from '../../../cache/busy.ts'
import { recordLog } from '../../../platform/testing/scripted-platform.ts'
import { createRenderQueue } from './render-queue.ts'
import type { RenderKind, RenderLimits } from './render-schedule.ts'
import { createTurns } from './turns.ts'

const LIMITS: RenderLimits = { atOnce: 1, waiting: 1, waitMs: 60_000 }

/** Renders that end on demand. */
function createQueue(limits: Partial<RenderLimits> = {}) {
  let time = 0
  let isBusy = false
  let measured = () => {}
  const load = {
    isBusy: () => isBusy,
    onMeasured(callback: () => void) {
      measured = callback
    },
  }
  const log = recordLog()
  const queue = createRenderQueue({ ...LIMITS, ...limits }, log, load, () => time)
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const begin = (name: string, kind: RenderKind = 'page') =>
    queue
      .run(kind, () => {
        started.push(name)
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
      })
      .catch((error: unknown) => (error instanceof Busy ? 'busy' : error))
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise(setImmediate)
  }
  const measure = (busy: boolean) => {
    isBusy = busy
    measured()
  }
  return { queue, begin, end, started, log, measure, pass: (ms: number) => (time += ms) }
}

// LOAD-1, LOAD-2, LOAD-12
describe('the queue of page renders', () => {
  it('starts a waiting render when another ends', async () => {
    const { begin, end, started } = createQueue()
    const [a, b] = [begin('a'), begin('b')]
    await new Promise(setImmediate)
    expect(started).toEqual(['a'])
    await end('a')
    expect(started).toEqual(['a', 'b'])
    await end('b')
    expect(await Promise.all([a, b])).toEqual(['a', 'b'])
  })

  it('refuses a render at once if the queue is full', async () => {
    const { begin, started } = createQueue()
    const [, , c] = [begin('a'), begin('b'), begin('c')]
    expect(await c).toBe('busy')
    expect(started).toEqual(['a'])
  })

  it('refuses a refresh to make room for a page', async () => {
    const { begin, end, started } = createQueue()
    const [, refresh] = [begin('a'), begin('refresh', 'refresh'), begin('b')]
    expect(await refresh).toBe('busy')
    await end('a')
    expect(started).toEqual(['a', 'b'])
  })

  it('refuses a render that has waited too long', async () => {
    const { begin } = createQueue({ waitMs: 5 })
    const [, b] = [begin('a'), begin('b')]
    expect(await b).toBe('busy')
  })

  it('does not start a render that is overdue when its turn comes', async () => {
    const { begin, end, started, pass } = createQueue()
    const [, b] = [begin('a'), begin('b')]
    await new Promise(setImmediate)
    pass(LIMITS.waitMs)
    await end('a')
    expect(await b).toBe('busy')
    expect(started).toEqual(['a'])
  })

  it('starts two renders of a burst, and more whenever the process turns out to have time', async () => {
    const { begin, measure, started } = createQueue({ atOnce: 5, waiting: 5 })
    const names = ['a', 'b', 'c', 'd', 'e', 'f']
    for (const name of names) begin(name)
    const counts: number[] = []
    for (const isBusy of [true, false, false]) {
      await new Promise(setImmediate)
      counts.push(started.length)
      measure(isBusy)
    }
    await new Promise(setImmediate)
    expect([...counts, started.length]).toEqual([2, 2, 4, 5])
    expect(started).toEqual(names.slice(0, 5))
  })

  it('frees the place of a render that fails', async () => {
    const { queue } = createQueue()
    await expect(queue.run('page', () => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer')
    expect(await queue.run('page', async () => 'next')).toBe('next')
  })

  it('logs one line when it begins to refuse, and one when it has caught up', async () => {
    const { begin, end, log, queue, pass } = createQueue({ waiting: 0 })
    begin('a')
    for (const name of ['b', 'c', 'd']) expect(await begin(name)).toBe('busy')
    await end('a')
    pass(10_000)
    await queue.run('page', async () => 'later')
    expect(log.lines.map(({ message }) => message)).toEqual([
      'more pages requested than can be rendered',
      'page renders caught up',
    ])
  })
})

// LOAD-3
describe('turns of renders', () => {
  it('let one render go on in each iteration of the event loop', async () => {
    const turn = createTurns()
    const order: string[] = []
    const renders = ['a', 'b', 'c'].map((name) => turn().then(() => order.push(name)))
    const others = (async () => {
      for (let i = 0; i < 3; i++) {
        await new Promise(setImmediate)
        order.push('request')
      }
    })()
    await Promise.all([...renders, others])
    expect(order.slice(0, 5)).toEqual(['a', 'request', 'b', 'request', 'c'])
  })
})
