import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Extension } from '#schema/page.types.ts'
import { recordLog } from '../testing/scripted-platform.ts'
import { createExtensions } from './extensions.ts'

function openExtensions(answers: Partial<Record<Extension, boolean | null>>) {
  const log = recordLog()
  const asked: Extension[] = []
  const state = { ...answers }
  const probe = async (extension: Extension) => {
    asked.push(extension)
    return state[extension] === undefined ? true : state[extension]
  }
  const created = createExtensions(probe, log)
  onTestFinished(() => created.close())
  return { ...created, state, asked, log, lines: () => log.lines.map(({ level, fields }) => [level, fields.extension]) }
}

// DAY-9
describe('extensions of the platform', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('are hidden if they are lacking, with one log line each', async () => {
    const { check, lacking, lines } = openExtensions({ newsletter: false, blog: false })
    expect(lacking()).toEqual([])
    await check()
    await check()
    expect(lacking()).toEqual(['newsletter', 'blog'])
    expect(lines()).toEqual([
      ['warn', 'newsletter'],
      ['warn', 'blog'],
    ])
  })

  it('are not hidden after an inconclusive reply', async () => {
    const { check, lacking, state } = openExtensions({ mail: null, reviews: false })
    await check()
    expect(lacking()).toEqual(['reviews'])
    state.reviews = null
    await check()
    expect(lacking()).toEqual(['reviews'])
  })

  it('are not asked for again once they were found', async () => {
    const { check, asked, state, lacking } = openExtensions({})
    await check()
    state.mail = false
    await check()
    expect(asked).toHaveLength(4)
    expect(lacking()).toEqual([])
  })

  it('appear within five minutes after they were installed, and the pages are made again', async () => {
    const { watch, state, lacking, lines } = openExtensions({ newsletter: false })
    const onChange = vi.fn()
    await watch(onChange)
    expect(onChange).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    expect(onChange).toHaveBeenCalledOnce()
    state.newsletter = true
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    expect([lacking(), onChange.mock.calls.length]).toEqual([[], 2])
    expect(lines().at(-1)).toEqual(['warn', 'newsletter'])
  })

  it('delay the start by two seconds at most', async () => {
    const { watch, close } = createExtensions(() => new Promise(() => undefined), recordLog())
    onTestFinished(close)
    let isStarted = false
    void watch(() => undefined).then(() => {
      isStarted = true
    })
    await vi.advanceTimersByTimeAsync(1999)
    expect(isStarted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(isStarted).toBe(true)
  })
})
