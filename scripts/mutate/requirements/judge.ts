import type { Mutation } from './mutation.ts'
import type { Level, NamedTests } from './named-tests.ts'

export interface Outcome {
  readonly passed: number
  readonly failed: readonly string[]
  /** Why there were no tests to run: the sources do not build or a test file cannot be loaded. */
  readonly broken: string | null
}

export interface JudgedMutation {
  readonly mutation: Mutation
  /**
   * `killed`: a test that cites the requirement failed. `survived`: all of them passed. `broken`: the sources cannot be loaded or built with
   * it. `untested`: no test that cites the requirement ran.
   */
  readonly verdict: 'killed' | 'survived' | 'broken' | 'untested'
  /** The test that failed, or the reason for `broken`. */
  readonly detail: string
}

export interface JudgeOptions {
  readonly mutations: readonly Mutation[]
  /** In the order in which they are tried. */
  readonly levels: readonly Level[]
  /** The tests of a level that must notice any of these mutations. */
  readonly findTests: (mutations: readonly Mutation[], level: Level) => NamedTests | null
  /** Runs tests of a level with the sources as they are in the working copy. */
  readonly run: (level: Level, tests: NamedTests, mutated: Mutation | null) => Promise<Outcome>
  readonly onVerdict?: (judged: JudgedMutation) => void
}

/**
 * Runs the tests that cite the requirement of each mutation: the fast ones first, and the slower ones if the fast ones pass.
 * @throws if tests fail without a mutation, because they would count as having noticed it
 */
export async function judge({ mutations, levels, findTests, run, onVerdict }: JudgeOptions): Promise<readonly JudgedMutation[]> {
  const judged: JudgedMutation[] = []
  let open = mutations.map((mutation) => ({ mutation, passed: 0 }))
  for (const level of levels) {
    const all = findTests(
      open.map(({ mutation }) => mutation),
      level,
    )
    if (!all) continue
    await check(await run(level, all, null))
    const next: typeof open = []
    for (const { mutation, passed } of open) {
      const tests = findTests([mutation], level)
      const outcome = tests && (await run(level, tests, mutation))
      if (!outcome) next.push({ mutation, passed })
      else if (outcome.broken !== null) addVerdict({ mutation, verdict: 'broken', detail: outcome.broken })
      else if (outcome.failed[0] !== undefined) addVerdict({ mutation, verdict: 'killed', detail: outcome.failed[0] })
      else next.push({ mutation, passed: passed + outcome.passed })
    }
    open = next
  }
  for (const { mutation, passed } of open) addVerdict({ mutation, verdict: passed > 0 ? 'survived' : 'untested', detail: '' })
  return judged

  function addVerdict(result: JudgedMutation) {
    judged.push(result)
    onVerdict?.(result)
  }
}

function check({ failed, broken }: Outcome): void {
  if (broken !== null || failed.length > 0)
    throw new Error(`Tests fail without a mutation:\n${[...failed, ...(broken === null ? [] : [broken])].join('\n')}`)
}
