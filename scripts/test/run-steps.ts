import { spawn, spawnSync } from 'node:child_process'
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

/** Runs checks in parallel, one per core, then the other steps one by one. Prints the duration of each. */
export async function runSteps(steps: readonly Step[], options: RunOptions): Promise<TestReport> {
  const failures: Failure[] = []
  const finish = (step: Step, hasPassed: boolean, started: number): Counts => {
    const report = findReport(step, hasPassed)
    failures.push(...report.failures)
    console.info(`  ${hasPassed ? 'ok' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`)
    if (!step.takes || options.files.length === 0) options.passed.record(step.name, report.counts, step.ignores)
    return report.counts
  }
  const checks = steps.filter(isCheck).values()
  const counts: Counts[] = []
  const runNextCheck = async () => {
    for (const step of checks) counts.push(earlierCounts(step, options) ?? finish(step, ...(await runApart(step))))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, runNextCheck))
  for (const step of steps.filter((each) => !isCheck(each)))
    counts.push(earlierCounts(step, options) ?? finish(step, ...run(step, options.files)))
  return { counts: counts.reduce(add, { passed: 0, failed: 0, skipped: 0 }), failures }
}

export const filesFor = ({ takes }: Step, files: readonly string[]): string[] =>
  takes ? files.filter((file) => takes.test(file)) : []

const isCheck = ({ parts }: Step): boolean => parts.includes('checks')

/** The counts of an earlier run that passed with the same files; null if there is none. */
function earlierCounts({ name, ignores, takes, isNeeded }: Step, { all, files, passed }: RunOptions): Counts | null {
  const counts = all || isNeeded || (takes && files.length > 0) ? null : passed.counts(name, ignores)
  if (counts) console.info(`\n▸ ${name}\n  passed before, and nothing it reads has changed`)
  return counts
}

/** Prints the output of a check when it has ended, so that the lines of parallel checks do not mix. */
async function runApart(step: Step): Promise<[hasPassed: boolean, started: number]> {
  const started = Date.now()
  const child = spawn(process.execPath, step.command, { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [out, errors, status] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  process.stdout.write(`\n▸ ${step.name}\n${out}${errors}`)
  return [status === 0, started]
}

function run(step: Step, files: readonly string[]): [hasPassed: boolean, started: number] {
  console.info(`\n▸ ${step.name}`)
  const started = Date.now()
  if (step.report) rmSync(step.report.path, { force: true })
  const { status } = spawnSync(process.execPath, [...step.command, ...filesFor(step, files)], { stdio: 'inherit' })
  return [status === 0, started]
}

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
