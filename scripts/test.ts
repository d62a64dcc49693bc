/**
 * Runs every check and every test, says what each took, and ends with one line that counts them.
 * `--only checks|unit|browser|dev` runs a part; what follows chooses files of it: `--only unit bff/domain`.
 * What passed is not run again while nothing it reads has changed; `--all` runs it.
 * `--watch bff/domain` runs unit tests anew after each edit.
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { isBuilt } from './build-stamp.ts'
import { installStoreServer } from './find-store-server.ts'
import { installOwnPackages } from './own-packages.ts'
import { type Counts, readPassed } from './passed.ts'
import { type Failure, readPlaywrightReport, readVitestReport, type TestReport } from './test-reports.ts'

type Part = 'checks' | 'unit' | 'browser' | 'dev'

interface Step {
  readonly parts: readonly Part[]
  readonly name: string
  readonly command: readonly string[]
  /** Names of files that it takes to run them alone; the others are those of another step. */
  readonly takes?: RegExp
  /** False when its result would be the one that is there, or nobody would look at it. */
  readonly isNeeded?: () => boolean
  /** Paths whose files it does not read. */
  readonly ignores?: RegExp
  /** The file it writes its results to, and how to read it; a step without one is itself one test. */
  readonly report?: { readonly path: string; readonly read: (path: string) => TestReport }
}

const RESULTS = 'test-results'
const VITEST = 'node_modules/vitest/vitest.mjs'
const VITEST_CONFIG = '--config=test/vitest.config.ts'
const VITEST_REPORT = `${RESULTS}/unit.json`
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '--config']
const SHOP_REPORT = `${RESULTS}/browser.json`
const DEV_REPORT = `${RESULTS}/dev.json`

/** What checks of code do not read; what tests do not read, and unit or browser tests of each other. */
const PROSE = /\.md$/
const NOT_FOR_UNIT = /^(docs|test\/(e2e|dev))\/|^CHANGELOG/
const NOT_FOR_BROWSER = /^(docs|test\/(spec|fault|contract|dev))\/|\.test\.tsx?$|\.md$/
const NOT_FOR_DEV = /^(docs|test\/(spec|fault|contract|kit))\/|^test\/e2e\/(?!playwright)|\.test\.tsx?$|\.md$/
const DEV_TESTS = /^(\.\/)?test\/dev\b/
/** Of a step that is left out when files are named. */
const NO_FILES = /^$/
const NO_DEV_TESTS = /^(?!(\.\/)?test\/dev\b)/

const STEPS: readonly Step[] = [
  {
    parts: ['checks'],
    name: 'every field the shop asks for is read',
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
    name: 'who imports whom',
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
    name: 'every class of a CSS module is used and there',
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
    name: 'every screen of the routes is opened by screens.e2e.ts',
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
    name: 'the schema keeps what it promised',
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
  { parts: ['checks'], name: 'requirements have their tests', command: ['scripts/checks/check-requirements.ts'] },
  {
    parts: ['checks'],
    name: 'subjects of commits',
    command: ['scripts/checks/check-commits.ts'],
    // It reads the history, which no file stands for.
    isNeeded: () => true,
  },
  { parts: ['checks'], name: 'mutations of requirements can be applied', command: ['scripts/checks/check-mutations.ts'] },
  { parts: ['checks'], name: 'nothing dead', command: ['node_modules/knip/bin/knip.js', '--no-progress'], ignores: PROSE },
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

// Its types are checked with all others.
installOwnPackages('web/playground', 'the playground')
mkdirSync(RESULTS, { recursive: true })
// Named files may need no server; a test that does says so.
if (files.length === 0 && steps.some(({ parts }) => parts.includes('unit'))) installStoreServer()
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
// Whoever sees only the end of what was printed sees why.
for (const { test, message } of failed) console.info(`\n✗ ${test}\n${message}`)
console.info(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exitCode = total.failed > 0 ? 1 : 0

/** What it counted when it passed with all it reads as it is. */
function earlier({ name, ignores, takes, isNeeded }: Step): Counts | null {
  const counts = all || isNeeded || (takes && files.length > 0) ? null : passed.counts(name, ignores)
  if (counts) console.info(`\n▸ ${name}\n  passed before, and nothing it reads has changed`)
  return counts
}

/** A check of code takes one core, and none waits for another. */
async function sideBySide(checks: readonly Step[]): Promise<Counts[]> {
  const waiting = checks.values()
  const counts: Counts[] = []
  const runNext = async () => {
    for (const step of waiting) counts.push(earlier(step) ?? (await runApart(step)))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, runNext))
  return counts
}

/** Writes what the check said once it has ended, so that the lines of two do not mix. */
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

/** Tests beside the code they test need none; those of `test/` start the built shop. */
function needsBuild(): boolean {
  const isOfRules = only === 'unit' && files.length > 0 && files.every((file) => !/^(\.\/)?test\b/.test(file))
  return !isOfRules && !isBuilt()
}
