import { isBuilt } from '../build-stamp.ts'
import { readPlaywrightReport, readVitestReport, type TestReport } from './test-reports.ts'

export interface Step {
  readonly parts: readonly ('checks' | 'unit' | 'browser' | 'dev')[]
  readonly name: string
  readonly command: readonly string[]
  /** Files that it can run alone. Other files belong to another step. */
  readonly takes?: RegExp
  /** False if its result exists already or is not used. A step with this function is never skipped because it passed before. */
  readonly isNeeded?: (run: { only: string | undefined; files: readonly string[] }) => boolean
  /** Starts with the first step that is not a check and runs beside the others, because it leaves processors idle. */
  readonly runsBeside?: true
  /** Files that it does not read. */
  readonly ignores?: RegExp
  /** The file of its results, with its reader; a step without one counts as one test. */
  readonly report?: { readonly path: string; readonly read: (path: string) => TestReport }
}

export const RESULTS = 'test-results'
/** The duration of the last whole run. */
export const WHOLE_RUN = `${RESULTS}/whole-run.json`
export const VITEST = ['node_modules/vitest/vitest.mjs', '--config=test/vitest.config.ts']
const VITEST_REPORT = `${RESULTS}/unit.json`
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '--config']
const TSC = 'node_modules/typescript-native/bin/tsc'

// Unit tests read most documents: settings, limits, alerts, the code of a guide.
const NOT_FOR_UNIT = /^docs\/(decisions\/|requirements\/(?!texts)|platform-contract|walks)|^test\/(e2e|dev)\/|^CHANGELOG/
const NOT_FOR_BROWSER = /^(docs|test\/(spec|fault|contract|dev))\/|\.test\.tsx?$|\.md$/
const NOT_FOR_DEV = /^(docs|test\/(spec|fault|contract|kit))\/|^test\/e2e\/(?!playwright)|\.test\.tsx?$|\.md$/
const DEV_TESTS = /^(\.\/)?test\/dev\b/
const NO_DEV_TESTS = /^(?!(\.\/)?test\/dev\b)/
/** For a step that is skipped if files are named. */
const NO_FILES = /^$/

/** A check that reads documents. */
const check = (name: string, ...command: string[]): Step => ({ parts: ['checks'], name, command })

/** A check that reads no documents. */
const codeCheck = (name: string, ...command: string[]): Step => ({ ...check(name, ...command), ignores: /\.md$/ })

export const STEPS: readonly Step[] = [
  codeCheck('every selected field is read', 'scripts/checks/check-unused-fields.ts'),
  check('generated files are current', 'scripts/codegen.ts', '--check'),
  // Each checker resolves shared types again: the usual four take a third more processor time than two.
  codeCheck('types', TSC, '-p', '.', '--checkers', '2', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'),
  codeCheck('types of the service worker', TSC, '-p', 'web/worker'),
  codeCheck('style', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'),
  codeCheck(
    'import rules',
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    ...['--config', '.dependency-cruiser.mjs', 'bff', 'web', 'schema', 'sandbox', 'scripts', 'test'],
  ),
  codeCheck('no circles of folders', 'scripts/checks/check-folders.ts'),
  codeCheck('every class of a CSS module is defined and used', 'scripts/checks/check-css-classes.ts'),
  codeCheck('every field of the schema is resolved', 'scripts/checks/check-resolvers.ts'),
  check('platform calls in docs/platform-contract.md and in the sandbox', 'scripts/checks/check-endpoints.ts'),
  codeCheck('every token of a style is defined and used', 'scripts/checks/check-css-tokens.ts'),
  codeCheck('texts of all languages', 'scripts/checks/check-messages.ts'),
  codeCheck('the schema has no unintended breaking changes', 'scripts/checks/check-schema-changes.ts'),
  check('links of documents and numbers of decisions', 'scripts/checks/check-links.ts'),
  check('walks of docs/walks.md', 'scripts/checks/check-walks.ts'),
  check('lines of the log in docs/operations/log.md', 'scripts/checks/check-log-lines.ts'),
  check('requirements have tests', 'scripts/checks/check-requirements.ts'),
  // Reads the commit history, which is not a file.
  { ...check('subjects of commits', 'scripts/checks/check-commits.ts'), isNeeded: () => true },
  check('mutations of requirements can be applied', 'scripts/checks/check-mutations.ts'),
  codeCheck('no unused files, exports or dependencies', 'node_modules/knip/bin/knip.js', '--no-progress'),
  { parts: ['unit', 'browser'], name: 'build', command: ['scripts/build.ts'], isNeeded: needsBuild },
  {
    parts: ['unit'],
    name: 'unit, integration and specification',
    command: [...VITEST, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`],
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
  { parts: ['browser'], name: 'third-party notices match the bundles', command: ['scripts/checks/check-notices.ts'] },
  {
    parts: ['browser', 'dev'],
    name: 'development server',
    command: [...PLAYWRIGHT, 'test/dev/playwright.config.ts'],
    takes: DEV_TESTS,
    runsBeside: true,
    ignores: NOT_FOR_DEV,
    report: { path: `${RESULTS}/dev.json`, read: readPlaywrightReport },
  },
  {
    parts: ['browser'],
    name: 'browser',
    command: [...PLAYWRIGHT, 'test/e2e/playwright.config.ts'],
    takes: NO_DEV_TESTS,
    ignores: NOT_FOR_BROWSER,
    report: { path: `${RESULTS}/browser.json`, read: readPlaywrightReport },
  },
]

/** Tests of `test/` start the built shop; tests beside the code need no build. */
function needsBuild({ only, files }: { only: string | undefined; files: readonly string[] }): boolean {
  const needsCodeOnly = only === 'unit' && files.length > 0 && files.every((file) => !/^(\.\/)?test\b/.test(file))
  return !needsCodeOnly && !isBuilt()
}
