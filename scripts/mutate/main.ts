/**
 * Changes the sources one place at a time and lists the changes that no test notices.
 * `npm run mutate -- bff/domain/tax schema/rules/money.ts`: every place of the rules, with the tests of their folder.
 * `npm run mutate -- requirements CART-20`: the mutations of test/mutations, with the tests that name the requirement.
 */
import { mutateRequirements } from './requirements/mutate-requirements.ts'
import { mutateRules } from './rules.ts'

const [first, ...rest] = process.argv.slice(2)
await (first === 'requirements' ? mutateRequirements(rest) : mutateRules(process.argv.slice(2)))
