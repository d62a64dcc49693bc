import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'
import { account } from './account.ts'
import { calls } from './calls.ts'
import { cart } from './cart.ts'
import { checkout } from './checkout.ts'
import { device } from './device.ts'
import { errors } from './errors.ts'
import { pages } from './pages.ts'
import type { Wiring } from './wiring.types.ts'

/** Every tested wiring of the specification. The checks compare it with the tests. */
export const WIRINGS: readonly Wiring[] = [...account, ...cart, ...checkout, ...device, ...pages, ...calls, ...errors]

/** A mutation of each wiring, which its own test must detect. */
export const cuts: readonly Mutation[] = WIRINGS.map(({ requirement, test, cut }) => ({ ...cut, requirement, test }))
