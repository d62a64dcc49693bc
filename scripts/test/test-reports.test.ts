import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readPlaywrightReport, readVitestReport } from './test-reports.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'reports-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function writeReport(text: string): string {
  const path = join(root, 'report.json')
  writeFileSync(path, text)
  return path
}

const spec = (title: string, ok: boolean, ...messages: string[]) => ({
  file: 'cart/adding.e2e.ts',
  line: 12,
  title,
  ok,
  tests: [{ results: [{ errors: messages.map((message) => ({ message })) }] }],
})

describe('the report of browser tests', () => {
  it('returns the error of each failed test, at any depth', () => {
    const path = writeReport(
      JSON.stringify({
        stats: { expected: 1, unexpected: 1, skipped: 2, flaky: 1 },
        suites: [
          { specs: [spec('adds', true)], suites: [{ specs: [spec('removes', false, 'Expected: 1', 'Received: 2')] }] },
          { suites: [] },
        ],
      }),
    )
    expect(readPlaywrightReport(path)).toEqual({
      counts: { passed: 1, failed: 2, skipped: 2 },
      failures: [{ test: 'cart/adding.e2e.ts:12 › removes', message: 'Expected: 1\nReceived: 2' }],
    })
  })
})

describe.each([
  ['browser', readPlaywrightReport],
  ['unit', readVitestReport],
])('a report of %s tests', (_, read) => {
  it.each([
    ['is not there', () => join(root, 'none.json')],
    ['broke off', () => writeReport('{"stats":')],
    ['is of another shape', () => writeReport('[]')],
  ])('that %s counts as one failure', (_case, path) => {
    expect(read(path())).toEqual({ counts: { passed: 0, failed: 1, skipped: 0 }, failures: [] })
  })
})

describe('the report of unit tests', () => {
  it('is counted', () => {
    const path = writeReport(JSON.stringify({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2 }))
    expect(readVitestReport(path).counts).toEqual({ passed: 5, failed: 1, skipped: 2 })
  })
})
