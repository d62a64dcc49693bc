import { MUTATIONS } from '../../../test/mutations/mutations.ts'
import { SAMPLE } from '../../../test/mutations/sample.ts'
import { citingTestsOfProject, requirementsOfProject } from '../../checks/requirements/project.ts'
import { type JudgedMutation, type JudgeOptions, judge } from './judge.ts'
import { createLevelRunner } from './level-runner.ts'
import { LEVELS, namedTests } from './named-tests.ts'
import { createWorkingCopy } from './working-copy.ts'

/** The requirements that have mutations. */
export const mutatedRequirements = (): readonly string[] => [...new Set(MUTATIONS.map(({ requirement }) => requirement))]

/**
 * Applies the mutations that are declared for requirements, one at a time, and runs the tests that cite the requirement.
 * Fails if the tests do not notice one.
 * @param named requirements that have mutations, all if empty
 * @param only `unit` runs unit tests only, `sample` does so for test/mutations/sample.ts
 */
export async function mutateRequirements(
  named: readonly string[],
  only: { readonly unit: boolean; readonly sample: boolean },
): Promise<void> {
  const numbers = only.sample ? SAMPLE : named
  const mutations = MUTATIONS.filter(({ requirement }) => numbers.length === 0 || numbers.includes(requirement))
  const tests = citingTestsOfProject()
  const judged = await judgeInCopy({
    mutations,
    levels: only.unit || only.sample ? ['unit'] : LEVELS,
    findTests: (some, level) => namedTests(tests, some, level),
    onVerdict: (one) => console.info(describe(one)),
  })
  const bad = judged.filter(({ verdict }) => verdict !== 'killed')
  if (numbers.length === 0) console.info(`\n${countMissing()} requirements have no mutation`)
  console.info(
    `\n${judged.length - bad.length} of ${judged.length} mutations killed${bad.map((one) => `\n${describe(one)}`).join('')}`,
  )
  // Vitest set it to 1, because tests that notice a mutation fail.
  process.exitCode = bad.length > 0 ? 1 : 0
}

/** Changes the copy only. */
async function judgeInCopy(judging: Omit<JudgeOptions, 'run'>): Promise<readonly JudgedMutation[]> {
  const project = process.cwd()
  const copy = createWorkingCopy(project)
  process.once('exit', copy.remove)
  process.once('SIGINT', () => process.exit(130))
  process.chdir(copy.root)
  const runner = createLevelRunner()
  try {
    return await judge({
      ...judging,
      run: (level, tests, mutated) => {
        const work = () => runner.run(level, tests, mutated)
        return mutated ? copy.withMutation(mutated, work) : work()
      },
    })
  } finally {
    await runner.close()
    process.chdir(project)
    copy.remove()
  }
}

function countMissing(): number {
  const declared = new Set(MUTATIONS.map(({ requirement }) => requirement))
  return requirementsOfProject().filter(({ number, state }) => state !== 'void' && state !== 'open' && !declared.has(number))
    .length
}

function describe({ verdict, mutation: { requirement, file, find, replace }, detail }: JudgedMutation): string {
  const change = verdict === 'killed' ? '' : `\n  ${file}: ${JSON.stringify(find)} → ${JSON.stringify(replace)}`
  return `${verdict.padEnd(9)}${requirement.padEnd(14)}${detail}${change}`
}
