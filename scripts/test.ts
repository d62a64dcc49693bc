/** `npm test`: runs every check and every test. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { exitOnUsageError, readCommandLine, requireKnown, requirePaths, type Usage } from './command-line.ts'
import { installOwnPackages } from './own-packages.ts'
import { BALANCER, findOrInstall, STORE_SERVER } from './system-program.ts'
import { readPassedSteps } from './test/passed-steps.ts'
import { filesFor, runSteps } from './test/run-steps.ts'
import { RESULTS, STEPS, VITEST, WHOLE_RUN } from './test/steps.ts'

const PARTS = ['checks', 'unit', 'browser', 'dev']
const USAGE = {
  purpose:
    'Runs every check and every test, prints the duration of each, and ends with one line of counts. A step that passed before is skipped if none of the files it reads has changed.',
  call: 'npm test -- [FILE…]',
  operands: 'FILE is a file or a folder with tests; all tests run if none is named.',
  options: {
    only: { value: 'PART', meaning: PARTS.join(', ').replace(/, (?=[^,]*$)/, ' or ') },
    all: { meaning: 'skips no step' },
    watch: { meaning: 'runs unit tests again after each edit' },
  },
  example: 'npm test -- --only unit bff/domain',
} as const satisfies Usage

const { values, operands: files } = readCommandLine(USAGE)
const { only, watch, all } = values
exitOnUsageError(USAGE, () => {
  requireKnown('part', only === undefined ? [] : [only], PARTS)
  requirePaths(files)
})
if (watch) {
  const { status } = spawnSync(process.execPath, [...VITEST, 'watch', ...files], { stdio: 'inherit' })
  process.exit(status ?? 1)
}
const steps = only === undefined ? STEPS : STEPS.filter(({ parts }) => parts.some((part) => part === only))

// The type check includes it.
installOwnPackages('web/playground', 'the playground')
mkdirSync(RESULTS, { recursive: true })
// Named files may need no server; a test that needs it says so.
if (files.length === 0 && steps.some(({ parts }) => parts.includes('unit'))) findOrInstall(STORE_SERVER)
if (files.length === 0 && process.platform !== 'win32' && steps.some(({ parts }) => parts.includes('browser')))
  findOrInstall(BALANCER)
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
