import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { isBuilt } from '../../build-stamp.ts'
import { readPlaywrightReport } from '../../test/test-reports.ts'
import type { Outcome } from './judge.ts'
import type { Mutation } from './mutation.ts'
import type { Level, NamedTests } from './named-tests.ts'
import { createVitestRunner, type VitestRunner } from './vitest-runner.ts'

/** Runs tests of the current directory, which is a working copy: builds the pages first if they are outdated. */
export function createLevelRunner() {
  let units: VitestRunner | null = null
  return {
    async run(level: Level, tests: NamedTests, mutated: Mutation | null): Promise<Outcome> {
      if (level === 'unit') {
        units ??= await createVitestRunner(['unit', 'web'])
        return units.run(tests, mutated)
      }
      const broken = buildPages()
      if (broken !== null) return { passed: 0, failed: [], broken }
      return level === 'browser' ? runBrowserTests(tests) : runSpecifications(tests)
    },
    close: async () => units?.close(),
  }
}

/** The shop for specification tests is started once per run, with the mutated sources. */
async function runSpecifications(tests: NamedTests): Promise<Outcome> {
  const runner = await createVitestRunner(['spec'])
  try {
    return await runner.run(tests, null)
  } finally {
    await runner.close()
  }
}

/** The build's output if it fails. */
function buildPages(): string | null {
  if (isBuilt()) return null
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts', '--pages'], { encoding: 'utf8' })
  return status === 0 ? null : `${stdout}${stderr}`
}

const REPORT = 'test-results/browser.json'
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'test/e2e/playwright.config.ts']

/** Runs browser tests of the current directory, whose pages are built. */
function runBrowserTests({ files, pattern }: NamedTests): Outcome {
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
