import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { text } from 'node:stream/consumers'
import type { Counts, PassedSteps } from './passed-steps.ts'
import type { Step } from './steps.ts'
import type { Failure, TestReport } from './test-reports.ts'

interface RunOptions {
  /** Files to run alone; empty for all. */
  readonly files: readonly string[]
  /** Steps that passed before, which are skipped if the files they read have not changed. */
  readonly passed: PassedSteps
  /** Runs these too. */
  readonly all: boolean
}

interface Result {
  readonly hasPassed: boolean
  readonly seconds: number
}

/**
 * Runs checks in parallel, one per core, then the other steps one by one, with those that run beside them. Prints the duration of each.
 */
export async function runSteps(steps: readonly Step[], options: RunOptions): Promise<TestReport> {
  const failures: Failure[] = []
  const counts: Counts[] = []
  const finish = async (step: Step, result: Promise<Result>) => {
    const { hasPassed, seconds } = await result
    const report = findReport(step, hasPassed)
    failures.push(...report.failures)
    console.info(`  ${hasPassed ? 'ok' : 'FAILED'} in ${seconds.toFixed(1)} s`)
    if (!step.takes || options.files.length === 0) options.passed.record(step.name, report.counts, step.ignores)
    counts.push(report.counts)
  }
  const due = steps.filter((step) => {
    const earlier = earlierCounts(step, options)
    if (earlier) counts.push(earlier)
    return earlier === null
  })
  const checks = due.filter(isCheck).values()
  const runNextCheck = async () => {
    for (const step of checks) await finish(step, printed(step, runApart(step, [])))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, runNextCheck))
  const others = due.filter((each) => !isCheck(each))
  const beside = new Map(others.length > 1 ? others.filter(isBeside).map((step) => [step, runApart(step, options.files)]) : [])
  for (const step of others) {
    const started = beside.get(step)
    await finish(step, started ? printed(step, started) : run(step, options.files))
  }
  return { counts: counts.reduce(add, { passed: 0, failed: 0, skipped: 0 }), failures }
}

export const filesFor = ({ takes }: Step, files: readonly string[]): string[] =>
  takes ? files.filter((file) => takes.test(file)) : []

const isCheck = ({ parts }: Step): boolean => parts.includes('checks')
const isBeside = ({ runsBeside }: Step): boolean => runsBeside === true

/** The counts of an earlier run that passed with the same files; null if there is none. */
function earlierCounts({ name, ignores, takes, isNeeded }: Step, { all, files, passed }: RunOptions): Counts | null {
  const counts = all || isNeeded || (takes && files.length > 0) ? null : passed.counts(name, ignores)
  if (counts) console.info(`\n▸ ${name}\n  passed before, and nothing it reads has changed`)
  return counts
}

/** Keeps the output of a step back, so that the lines of parallel steps do not mix. */
async function runApart(step: Step, files: readonly string[]): Promise<Result & { readonly output: string }> {
  const started = performance.now()
  const child = spawn(process.execPath, commandOf(step, files), { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'close')
  const [out, errors, [status]] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { hasPassed: status === 0, seconds: secondsSince(started), output: out + errors }
}

/** Prints the output of a step that ran apart. */
async function printed(step: Step, result: ReturnType<typeof runApart>): Promise<Result> {
  const { output, ...others } = await result
  process.stdout.write(`\n▸ ${step.name}\n${output}`)
  return others
}

/** Runs a step whose output is shown at once. */
async function run(step: Step, files: readonly string[]): Promise<Result> {
  console.info(`\n▸ ${step.name}`)
  const started = performance.now()
  const [status] = await once(spawn(process.execPath, commandOf(step, files), { stdio: 'inherit' }), 'close')
  return { hasPassed: status === 0, seconds: secondsSince(started) }
}

/** The command of a step. Removes the report of an earlier run. */
function commandOf(step: Step, files: readonly string[]): string[] {
  if (step.report) rmSync(step.report.path, { force: true })
  return [...step.command, ...filesFor(step, files)]
}

const secondsSince = (started: number): number => (performance.now() - started) / 1000

function findReport({ report }: Step, hasPassed: boolean): TestReport {
  const { counts, failures } = report?.read(report.path) ?? {
    counts: { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, skipped: 0 },
    failures: [],
  }
  return { counts: hasPassed || counts.failed > 0 ? counts : { ...counts, failed: 1 }, failures }
}

const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
})
