import { numbersIn, toSubject } from './numbers.ts'
import type { Requirement } from './requirements.ts'
import type { CitingTest } from './tests-by-number.ts'

/**
 * The requirements that the arguments select, each with the tests that name it. An argument is a number ('CART-12'), a range
 * ('CART-1 to CART-9') or a subject ('CART'); without arguments all are selected. Throws if an argument selects nothing.
 */
export function printRequirements(
  { requirements, tests }: { readonly requirements: readonly Requirement[]; readonly tests: readonly CitingTest[] },
  selection: readonly string[],
): readonly string[] {
  const numbers = new Set(numbersIn(selection.join(' ')))
  const known = new Set(requirements.flatMap(({ number }) => [number, toSubject(number)]))
  const unknown = [...numbers, ...selection].find((argument) => argument !== 'to' && !known.has(argument))
  if (unknown !== undefined) throw new Error(`${unknown} is neither a requirement nor a subject`)
  return requirements
    .filter(({ number }) => selection.length === 0 || numbers.has(number) || selection.includes(toSubject(number)))
    .flatMap(({ number, sentence, state, file, line }) => [
      `${number} (${state}, ${file}:${line}) ${sentence}`,
      ...tests.filter((test) => test.numbers.includes(number)).map((test) => `  ${test.file}:${test.line} ${test.title}`),
    ])
}
