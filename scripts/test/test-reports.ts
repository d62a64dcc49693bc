import { z } from 'zod'
import type { Counts } from './passed-steps.ts'
import { readJson } from './read-json.ts'

/** The counts of a test report, and the place and message of each failure. */
export interface TestReport {
  readonly counts: Counts
  readonly failures: readonly Failure[]
}

export interface Failure {
  readonly test: string
  readonly message: string
}

/** A run that broke before it wrote its report failed. */
const BROKEN: TestReport = { counts: { passed: 0, failed: 1, skipped: 0 }, failures: [] }

const VITEST = z.object({ numPassedTests: z.number(), numFailedTests: z.number(), numPendingTests: z.number() })

const SPEC = z.object({
  file: z.string(),
  line: z.number(),
  title: z.string(),
  ok: z.boolean(),
  tests: z.array(z.object({ results: z.array(z.object({ errors: z.array(z.object({ message: z.string().default('') })) })) })),
})
const SUITE = z.object({
  specs: z.array(SPEC).default([]),
  get suites() {
    return z.array(SUITE).default([])
  },
})
const PLAYWRIGHT = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), skipped: z.number(), flaky: z.number() }),
  suites: z.array(SUITE),
})

/** @param path the output of Vitest's reporter 'json'. Vitest prints failures at the end itself. */
export function readVitestReport(path: string): TestReport {
  const report = VITEST.safeParse(readJson(path))
  if (!report.success) return BROKEN
  const { numPassedTests, numFailedTests, numPendingTests } = report.data
  return { counts: { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }, failures: [] }
}

/** @param path the output of Playwright's reporter 'json'. Playwright prints failures as they occur, far above the end. */
export function readPlaywrightReport(path: string): TestReport {
  const report = PLAYWRIGHT.safeParse(readJson(path))
  if (!report.success) return BROKEN
  const { stats, suites } = report.data
  return {
    counts: { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped },
    failures: suites.flatMap(failuresIn),
  }
}

function failuresIn({ specs, suites }: z.infer<typeof SUITE>): Failure[] {
  const own = specs.filter(({ ok }) => !ok)
  return [
    ...own.map(({ file, line, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
      return { test: `${file}:${line} › ${title}`, message: errors.map(({ message }) => message).join('\n') }
    }),
    ...suites.flatMap(failuresIn),
  ]
}
