import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'

/** One part of the shop that calls, starts, ends or clears something in another, according to the specification. */
export interface Wiring {
  /** Unique, as a sentence without a full stop: 'sign-out clears the wishlist'. */
  readonly id: string
  /** Section of the specification. */
  readonly section: 2 | 4 | 5 | 6 | 7 | 8 | 9
  readonly requirement: string
  /** The test that drives it, as 'file › title'; it cites the requirement. */
  readonly test: string
  /** Cuts the wiring, so that the test fails. */
  readonly cut: Pick<Mutation, 'file' | 'find' | 'replace'>
}
