import type { Line } from './comments.ts'
import { citedSections } from './contract.ts'
import { numbersIn, toSubject } from './numbers.ts'
import type { Requirement } from './requirements.ts'
import type { CitingTest } from './tests-by-number.ts'

export interface Material {
  readonly requirements: readonly Requirement[]
  readonly tests: readonly CitingTest[]
  /** Comments of the code and lines of the documents. */
  readonly lines: readonly Line[]
  readonly contract: ReadonlySet<string>
  /** '0005' */
  readonly decisions: ReadonlySet<string>
}

const STATES = ['done', 'partly', 'open', 'void']
const SOURCES = /@source ((?:[A-Z]{2,}-\d+(?:, | to )?)+)/
/** Sources outside the repository. */
const ELSEWHERE = /@source.*\b(?:spec|design) §|@source.*\bplatform-api\b/

/** Problems, one line each: 'file:line problem'. */
export function findings({ requirements, tests, lines, contract, decisions }: Material): readonly string[] {
  const known = new Map(requirements.map((requirement) => [requirement.number, requirement]))
  const subjects = new Set(requirements.map(({ number }) => toSubject(number)))
  const tested = new Set(tests.flatMap(({ numbers }) => numbers))
  return [
    ...requirements.flatMap((requirement) => {
      const { number, state } = requirement
      const first = requirements.find((other) => other.number === number)
      if (first !== requirement)
        return [problemAt(requirement, `${number} is defined twice, first in ${first?.file}:${first?.line}`)]
      if (!STATES.includes(state))
        return [problemAt(requirement, `${number} has the state '${state}', which is not one of ${STATES.join(', ')}`)]
      if (state === 'done' && !tested.has(number)) return [problemAt(requirement, `${number} is done, but no test names it`)]
      if ((state === 'open' || state === 'void') && tested.has(number))
        return [problemAt(requirement, `${number} is ${state}, but a test names it`)]
      return []
    }),
    ...lines.flatMap((line) => [
      ...numbersIn(line.text)
        .filter((number) => !known.has(number) && (subjects.has(toSubject(number)) || sourcesIn(line.text).includes(number)))
        .map((number) => problemAt(line, `${number} is not a requirement`)),
      ...citedSections(line.text)
        .filter((section) => !contract.has(section))
        .map((section) => problemAt(line, `the platform contract has no ${section}`)),
      ...[...line.text.matchAll(/\bdecision (\d{4})\b/g)]
        .map(([, decision]) => decision ?? '')
        .filter((decision) => !decisions.has(decision))
        .map((decision) => problemAt(line, `there is no decision ${decision}`)),
      ...(ELSEWHERE.test(line.text)
        ? [problemAt(line, 'a source that is not in the repository: cite a requirement or the platform contract')]
        : []),
    ]),
  ]
}

/** Requirements cited by `@source`, known subjects or not. */
const sourcesIn = (text: string): readonly string[] => numbersIn(SOURCES.exec(text)?.[1] ?? '')

const problemAt = ({ file, line }: Pick<Line, 'file' | 'line'>, what: string): string => `${file}:${line} ${what}`
