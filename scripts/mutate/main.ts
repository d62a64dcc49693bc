/** `npm run mutate`: changes the sources one place at a time and lists the changes that no test notices. */
import { exitOnUsageError, readCommandLine, requireKnown, requirePaths, type Usage, UsageError } from '../command-line.ts'
import { mutatedRequirements, mutateRequirements } from './requirements/mutate-requirements.ts'
import { mutateRules } from './rules.ts'

const USAGE = {
  purpose: 'Changes the sources one place at a time and lists the changes that no test notices. Exits with 1 if there are any.',
  call: 'npm run mutate -- [PATH…] | requirements [NUMBER…]',
  operands: `PATH is a file or a folder of rules: every place is changed, and the tests of its folder run. All rules if none is named.
requirements applies the changes of test/mutations, and runs the tests that cite the requirement. All if none is named.`,
  options: {
    unit: { meaning: 'with requirements: runs unit tests only' },
    sample: { meaning: 'with requirements: the sample of test/mutations/sample.ts, with unit tests only' },
  },
  example: 'npm run mutate -- requirements CART-20',
} as const satisfies Usage

const { values, operands } = readCommandLine(USAGE)
const [first, ...numbers] = operands
if (first === 'requirements') {
  exitOnUsageError(USAGE, () => requireKnown('mutation of the requirement', numbers, mutatedRequirements()))
  await mutateRequirements(numbers, values)
} else {
  exitOnUsageError(USAGE, () => {
    requirePaths(operands)
    if (values.unit || values.sample) throw new UsageError('--unit and --sample go with requirements.')
  })
  await mutateRules(operands)
}
