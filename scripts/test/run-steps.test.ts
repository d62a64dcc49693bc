import { createServer, type ServerResponse } from 'node:http'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { listenLocally } from '../../test/kit/local-server.ts'
import type { PassedSteps } from './passed-steps.ts'
import { runSteps } from './run-steps.ts'
import type { Step } from './steps.ts'

const NONE_PASSED: PassedSteps = { counts: () => null, record: () => undefined }

afterEach(() => vi.restoreAllMocks())

/** Runs steps and returns the counts with the lines that it printed. */
async function runPrinted(steps: readonly Step[]) {
  const lines: string[] = []
  vi.spyOn(console, 'info').mockImplementation((line) => void lines.push(line))
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0)
  const { counts } = await runSteps(steps, { files: [], all: true, passed: NONE_PASSED })
  return { counts, printed: lines.join('\n') }
}

/** A server that answers no request before it has as many. */
async function meetingPoint(guests: number) {
  const waiting: ServerResponse[] = []
  const server = createServer((_, response) => {
    waiting.push(response)
    if (waiting.length === guests) for (const each of waiting) each.end()
  })
  return listenLocally(server)
}

describe('steps of npm test', () => {
  it('run beside others if they leave processors idle, and are reported in their place', async () => {
    const place = await meetingPoint(2)
    const command = ['--eval', `fetch('${place.url}').then(() => console.log('met'))`]
    const { counts, printed } = await runPrinted([
      { parts: ['unit'], name: 'first', command },
      { parts: ['dev'], name: 'second', command, runsBeside: true },
      { parts: ['unit'], name: 'third', command: ['--eval', ''] },
    ])
    await place.close()
    expect(counts).toEqual({ passed: 3, failed: 0, skipped: 0 })
    expect(printed).toMatch(/▸ first\s+ok in .+\s+▸ second\s+met\s+ok in .+\s+▸ third\s+ok in /)
  })

  it('fail with the exit code of their command', async () => {
    const { counts, printed } = await runPrinted([
      { parts: ['checks'], name: 'check', command: ['--eval', 'process.exit(1)'] },
      { parts: ['unit'], name: 'step', command: ['--eval', 'process.exit(1)'] },
    ])
    expect(counts).toEqual({ passed: 0, failed: 2, skipped: 0 })
    expect(printed).toMatch(/▸ check\s+FAILED in .+\s+▸ step\s+FAILED in /)
  })
})
