/**
 * Checks that every mutation in test/mutations and test/wirings can be applied: its requirement exists, its file contains the text to find
 * exactly once, and a test that it names exists and cites the requirement. `npm run mutate -- requirements` says whether tests notice them.
 */
import { existsSync, readFileSync } from 'node:fs'
import { MUTATIONS } from '../../test/mutations/mutations.ts'
import { SAMPLE } from '../../test/mutations/sample.ts'
import { WIRINGS } from '../../test/wirings/wirings.ts'
import { type Mutation, mutate } from '../mutate/requirements/mutation.ts'
import { reportProblems } from './report-problems.ts'
import { citingTestsOfProject, requirementsOfProject } from './requirements/project.ts'

const TEST = /\.(?:test|spec|e2e|test-kit)\.tsx?$|^test\//
const known = new Set(requirementsOfProject().map(({ number }) => number))
const declared = new Set(MUTATIONS.map(({ requirement }) => requirement))
const tests = citingTestsOfProject()
const ids = WIRINGS.map(({ id }) => id)

reportProblems([
  ...MUTATIONS.flatMap(findProblem),
  ...SAMPLE.filter((number) => !declared.has(number)).map((number) => `${number} is in the sample and has no mutation`),
  ...ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `Two wirings are called ${id}`),
])
console.info(`${declared.size} of ${known.size} requirements have a mutation, ${WIRINGS.length} wirings have a test`)

function findProblem(mutation: Mutation): string[] {
  const { requirement, file, test } = mutation
  if (test !== undefined && !isCiting(test, requirement)) return [`${requirement}: no such test cites it: ${test}`]
  if (!known.has(requirement)) return [`${requirement} is not a requirement`]
  if (TEST.test(file) || !existsSync(file)) return [`${requirement}: ${file} is not a source of the project`]
  try {
    mutate(readFileSync(file, 'utf8'), mutation)
    return []
  } catch (error) {
    return [String(error)]
  }
}

function isCiting(name: string, requirement: string): boolean {
  return tests.some(({ file, title, numbers }) => `${file} › ${title}` === name && numbers.includes(requirement))
}
