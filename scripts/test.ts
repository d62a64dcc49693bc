/**
 * Runs every check and every test, prints the duration of each, and ends with one line of counts.
 * `--only checks|unit|browser|dev` runs a part; further arguments select files: `--only unit bff/domain`.
 * Skips a step that passed before if none of the files it reads has changed; `--all` runs all steps.
 * `--watch bff/domain` runs unit tests again after each edit.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { installBalancer } from './find-balancer.ts'
import { installStoreServer } from './find-store-server.ts'
import { installOwnPackages } from './own-packages.ts'
import { readPassedSteps } from './test/passed-steps.ts'
import { filesFor, runSteps } from './test/run-steps.ts'
import { RESULTS, STEPS, VITEST, WHOLE_RUN } from './test/steps.ts'

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    watch: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
  },
})
const { only, watch, all } = values
if (watch) {
  const { status } = spawnSync(process.execPath, [...VITEST, 'watch', ...files], { stdio: 'inherit' })
  process.exit(status ?? 1)
}
const steps = only === undefined ? STEPS : STEPS.filter(({ parts }) => parts.some((part) => part === only))
if (steps.length === 0) throw new Error(`--only takes checks, unit, browser or dev, not '${only}'`)

// The type check includes it.
installOwnPackages('web/playground', 'the playground')
mkdirSync(RESULTS, { recursive: true })
// Named files may need no server; a test that needs it says so.
if (files.length === 0 && steps.some(({ parts }) => parts.includes('unit'))) installStoreServer()
if (files.length === 0 && steps.some(({ parts }) => parts.includes('browser'))) installBalancer()
const needed = steps.filter(
  (step) => (step.isNeeded?.({ only, files }) ?? true) && (!step.takes || files.length === 0 || filesFor(step, files).length > 0),
)
const { counts, failures } = await runSteps(needed, { files, all, passed: readPassedSteps('.') })
const isWhole = all && only === undefined && files.length === 0
if (isWhole) writeFileSync(WHOLE_RUN, JSON.stringify({ seconds: performance.now() / 1000 }))
// Repeats failures at the end, where they are seen.
for (const { test, message } of failures) console.info(`\n✗ ${test}\n${message}`)
console.info(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
process.exitCode = counts.failed > 0 ? 1 : 0
