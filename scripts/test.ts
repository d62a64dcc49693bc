/**
 * Runs every check and every test, prints the duration of each, and ends with one line of counts.
 * `--only checks|unit|browser|dev` runs a part; further arguments select files: `--only unit bff/domain`.
 * Skips a step that passed before if none of the files it reads has changed; `--all` runs all steps.
 * `--watch bff/domain` runs unit tests again after each edit.
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { isBuilt } from './build-stamp.ts'
import { installBalancer } from './find-balancer.ts'
import { installStoreServer } from './find-store-server.ts'
import { installOwnPackages } from './own-packages.ts'
import { type Counts, readPassed } from './test/passed.ts'
import { type Failure, readPlaywrightReport, readVitestReport, type TestReport } from './test/test-reports.ts'

type Part = 'checks' | 'unit' | 'browser' | 'dev'

interface Step {
  readonly parts: readonly Part[]
  readonly name: string
  readonly command: readonly string[]
  /** Files that it can run alone. Other files belong to another step. */
  readonly takes?: RegExp
  /** False if its result exists already or is not used. */
  readonly isNeeded?: () => boolean
  /** Files that it does not read. */
  readonly ignores?: RegExp
  /** The file of its results, with its reader; a step without one counts as one test. */
  readonly report?: { readonly path: string; readonly read: (path: string) => TestReport }
}

const RESULTS = 'test-results'
const VITEST = 'node_modules/vitest/vitest.mjs'
const VITEST_CONFIG = '--config=test/vitest.config.ts'
const VITEST_REPORT = `${RESULTS}/unit.json`
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '--config']
const SHOP_REPORT = `${RESULTS}/browser.json`
const DEV_REPORT = `${RESULTS}/dev.json`

/** Files that checks of code, unit tests, browser tests and tests of the development server do not read. */
const PROSE = /\.md$/
const NOT_FOR_UNIT = /^(docs|test\/(e2e|dev))\/|^CHANGELOG/
const NOT_FOR_BROWSER = /^(docs|test\/(spec|fault|contract|dev))\/|\.test\.tsx?$|\.md$/
const NOT_FOR_DEV = /^(docs|test\/(spec|fault|contract|kit))\/|^test\/e2e\/(?!playwright)|\.test\.tsx?$|\.md$/
const DEV_TESTS = /^(\.\/)?test\/dev\b/
/** For a step that is skipped if files are named. */
const NO_FILES = /^$/
const NO_DEV_TESTS = /^(?!(\.\/)?test\/dev\b)/

const STEPS: readonly Step[] = [
  {
    parts: ['checks'],
    name: 'every selected field is read',
    command: ['scripts/checks/check-unused-fields.ts'],
    ignores: PROSE,
  },
  { parts: ['checks'], name: 'generated files are current', command: ['scripts/codegen.ts', '--check'], ignores: PROSE },
  {
    parts: ['checks'],
    name: 'types',
    command: [
      'node_modules/typescript-native/bin/tsc',
      '-p',
      '.',
      '--incremental',
      '--tsBuildInfoFile',
      '.cache/types.tsbuildinfo',
    ],
    ignores: PROSE,
  },
  {
    parts: ['checks'],
    name: 'types of the service worker',
    command: ['node_modules/typescript-native/bin/tsc', '-p', 'web/worker'],
    ignores: PROSE,
  },
  {
    parts: ['checks'],
    name: 'style',
    command: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
    ignores: PROSE,
  },
  {
    parts: ['checks'],
    name: 'import rules',
    command: [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.mjs',
      'bff',
      'web',
      'schema',
      'sandbox',
      'scripts',
      'test',
    ],
    ignores: PROSE,
  },
  { parts: ['checks'], name: 'no circles of folders', command: ['scripts/checks/check-folders.ts'], ignores: PROSE },
  {
    parts: ['checks'],
    name: 'every class of a CSS module is defined and used',
    command: ['scripts/checks/check-css-classes.ts'],
    ignores: PROSE,
  },
  {
    parts: ['checks'],
    name: 'every field of the schema is resolved',
    command: ['scripts/checks/check-resolvers.ts'],
    ignores: PROSE,
  },
  {
    parts: ['checks'],
    name: 'every screen is opened by screens.e2e.ts and weighed by check-bytes',
    command: ['scripts/checks/check-screens.ts'],
    ignores: PROSE,
  },
  {
    parts: ['checks'],
    name: 'platform calls in docs/platform-contract.md and in the sandbox',
    command: ['scripts/checks/check-endpoints.ts'],
  },
  {
    parts: ['checks'],
    name: 'every token of a style is defined and used',
    command: ['scripts/checks/check-css-tokens.ts'],
    ignores: PROSE,
  },
  {
    parts: ['checks'],
    name: 'every text of the messages is shown',
    command: ['scripts/checks/check-messages.ts'],
    ignores: PROSE,
  },
  {
    parts: ['checks'],
    name: 'the schema has no unintended breaking changes',
    command: ['scripts/checks/check-schema-changes.ts'],
    ignores: PROSE,
  },
  {
    parts: ['checks'],
    name: 'settings in docs/configuration.md and .env.example',
    command: ['scripts/checks/check-configuration.ts'],
  },
  { parts: ['checks'], name: 'links of documents and numbers of decisions', command: ['scripts/checks/check-links.ts'] },
  { parts: ['checks'], name: 'walks of docs/walks.md', command: ['scripts/checks/check-walks.ts'] },
  { parts: ['checks'], name: 'lines of the log in docs/operations.md', command: ['scripts/checks/check-log-lines.ts'] },
  { parts: ['checks'], name: 'requirements have tests', command: ['scripts/checks/check-requirements.ts'] },
  {
    parts: ['checks'],
    name: 'subjects of commits',
    command: ['scripts/checks/check-commits.ts'],
    // It reads the commit history, which is not a file.
    isNeeded: () => true,
  },
  { parts: ['checks'], name: 'mutations of requirements can be applied', command: ['scripts/checks/check-mutations.ts'] },
  {
    parts: ['checks'],
    name: 'no unused files, exports or dependencies',
    command: ['node_modules/knip/bin/knip.js', '--no-progress'],
    ignores: PROSE,
  },
  { parts: ['unit', 'browser'], name: 'build', command: ['scripts/build.ts'], isNeeded: needsBuild },
  {
    parts: ['unit'],
    name: 'unit, integration and specification',
    command: [VITEST, 'run', VITEST_CONFIG, '--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`],
    takes: /./,
    ignores: NOT_FOR_UNIT,
    report: { path: VITEST_REPORT, read: readVitestReport },
  },
  {
    parts: ['unit'],
    name: 'tests notice a sample of mutations',
    command: ['scripts/mutate/main.ts', 'requirements', '--sample'],
    takes: NO_FILES,
    ignores: NOT_FOR_UNIT,
  },
  {
    parts: ['browser'],
    name: 'bytes stay within the budget',
    command: ['scripts/checks/check-bytes.ts'],
    ignores: NOT_FOR_BROWSER,
  },
  { parts: ['browser'], name: 'notices of third parties are of the bundles', command: ['scripts/checks/check-notices.ts'] },
  {
    parts: ['browser', 'dev'],
    name: 'development server',
    command: [...PLAYWRIGHT, 'test/dev/playwright.config.ts'],
    takes: DEV_TESTS,
    ignores: NOT_FOR_DEV,
    report: { path: DEV_REPORT, read: readPlaywrightReport },
  },
  {
    parts: ['browser'],
    name: 'browser',
    command: [...PLAYWRIGHT, 'test/e2e/playwright.config.ts'],
    takes: NO_DEV_TESTS,
    ignores: NOT_FOR_BROWSER,
    report: { path: SHOP_REPORT, read: readPlaywrightReport },
  },
]

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
  const { status } = spawnSync(process.execPath, [VITEST, 'watch', VITEST_CONFIG, ...files], { stdio: 'inherit' })
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
const passed = readPassed('.')
const failed: Failure[] = []
const needed = steps.filter(
  ({ isNeeded, takes }) => (isNeeded?.() ?? true) && (!takes || files.length === 0 || filesFor(takes).length > 0),
)
const total = [
  ...(await sideBySide(needed.filter(isCheck))),
  ...needed.filter((step) => !isCheck(step)).map((step) => earlier(step) ?? run(step)),
].reduce((a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
}))
// Repeats failures at the end, where they are seen.
for (const { test, message } of failed) console.info(`\n✗ ${test}\n${message}`)
console.info(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exitCode = total.failed > 0 ? 1 : 0

/** The counts of an earlier run that passed with the same files; null if there is none. */
function earlier({ name, ignores, takes, isNeeded }: Step): Counts | null {
  const counts = all || isNeeded || (takes && files.length > 0) ? null : passed.counts(name, ignores)
  if (counts) console.info(`\n▸ ${name}\n  passed before, and nothing it reads has changed`)
  return counts
}

/** Runs checks in parallel, one per core. */
async function sideBySide(checks: readonly Step[]): Promise<Counts[]> {
  const waiting = checks.values()
  const counts: Counts[] = []
  const runNext = async () => {
    for (const step of waiting) counts.push(earlier(step) ?? (await runApart(step)))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, runNext))
  return counts
}

/** Prints the output of a check when it has ended, so that the lines of parallel checks do not mix. */
async function runApart(step: Step): Promise<Counts> {
  const started = Date.now()
  const child = spawn(process.execPath, step.command, { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [out, errors, status] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  process.stdout.write(`\n▸ ${step.name}\n${out}${errors}`)
  return finish(step, status === 0, started)
}

function run(step: Step): Counts {
  console.info(`\n▸ ${step.name}`)
  const started = Date.now()
  if (step.report) rmSync(step.report.path, { force: true })
  const { status } = spawnSync(process.execPath, [...step.command, ...filesFor(step.takes)], { stdio: 'inherit' })
  return finish(step, status === 0, started)
}

function finish(step: Step, isContent: boolean, started: number): Counts {
  const { counts, failures } = reportOf(step, isContent)
  failed.push(...failures)
  console.info(`  ${isContent ? 'ok' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`)
  if (!step.takes || files.length === 0) passed.record(step.name, counts, step.ignores)
  return counts
}

function isCheck({ parts }: Step): boolean {
  return parts.includes('checks')
}

function filesFor(takes: RegExp | undefined): string[] {
  return takes ? files.filter((file) => takes.test(file)) : []
}

function reportOf({ report }: Step, isContent: boolean): TestReport {
  const { counts, failures } = report?.read(report.path) ?? {
    counts: { passed: isContent ? 1 : 0, failed: isContent ? 0 : 1, skipped: 0 },
    failures: [],
  }
  return { counts: isContent || counts.failed > 0 ? counts : { ...counts, failed: 1 }, failures }
}

/** Tests of `test/` start the built shop; tests beside the code need no build. */
function needsBuild(): boolean {
  const isOfRules = only === 'unit' && files.length > 0 && files.every((file) => !/^(\.\/)?test\b/.test(file))
  return !isOfRules && !isBuilt()
}
