/**
 * Checks that every mutation in test/mutations can be applied: its requirement exists, and its file contains the text to find
 * exactly once. `npm run mutate -- requirements` says whether tests notice them.
 */
import { existsSync, readFileSync } from 'node:fs'
import { MUTATIONS } from '../../test/mutations/mutations.ts'
import { SAMPLE } from '../../test/mutations/sample.ts'
import { type Mutation, mutate } from '../mutate/requirements/mutation.ts'
import { requirementsOfProject } from './requirements/project.ts'

const TEST = /\.(?:test|spec|e2e|test-kit)\.tsx?$|^test\//
const known = new Set(requirementsOfProject().map(({ number }) => number))
const declared = new Set(MUTATIONS.map(({ requirement }) => requirement))

const problems = [
  ...MUTATIONS.flatMap(findProblem),
  ...SAMPLE.filter((number) => !declared.has(number)).map((number) => `${number} is in the sample and has no mutation`),
]
for (const problem of problems) console.error(problem)
console.info(`${declared.size} of ${known.size} requirements have a mutation`)
if (problems.length > 0) process.exitCode = 1

function findProblem(mutation: Mutation): string[] {
  const { requirement, file } = mutation
  if (!known.has(requirement)) return [`${requirement} is no requirement`]
  if (TEST.test(file) || !existsSync(file)) return [`${requirement}: ${file} is no source of the project`]
  try {
    mutate(readFileSync(file, 'utf8'), mutation)
    return []
  } catch (error) {
    return [String(error)]
  }
}
