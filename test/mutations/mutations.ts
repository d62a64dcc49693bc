import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'
import { texts } from './texts.ts'

/** Every mutation that is declared. `npm run mutate -- requirements` applies them. */
export const MUTATIONS: readonly Mutation[] = [...texts]
