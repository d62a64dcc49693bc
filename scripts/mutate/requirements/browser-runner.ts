import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { readPlaywrightReport } from '../../test/test-reports.ts'
import type { Outcome } from './judge.ts'
import type { NamedTests } from './named-tests.ts'

const REPORT = 'test-results/browser.json'
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'test/e2e/playwright.config.ts']

/** Runs browser tests of the current directory, whose pages are built. */
export function runBrowserTests({ files, pattern }: NamedTests): Outcome {
  rmSync(REPORT, { force: true })
  // One failure is enough.
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [...PLAYWRIGHT, ...files, '--grep', pattern.source, '--max-failures=1'],
    {
      encoding: 'utf8',
    },
  )
  const { counts, failures } = readPlaywrightReport(REPORT)
  const isBroken = counts.failed > 0 && failures.length === 0
  return {
    passed: counts.passed,
    failed: failures.map(({ test }) => test),
    broken: isBroken ? `The browser tests did not run:\n${stdout}${stderr}` : null,
  }
}
