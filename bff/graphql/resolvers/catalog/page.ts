import { GRAPHQL_LIMITS, LISTING } from '#schema/rules/constants.ts'
import type { Page } from '../../../services/scope/page.ts'
import { badInput } from '../../errors/codes.ts'

/**
 * A page as every list of the schema takes it: what the rules below would put right is refused by its name.
 * @throws PublicError `BAD_INPUT` for one that cannot be had
 */
export function checkedPage<Args extends Page>(args: Args): Args {
  const { first, offset } = args
  if (first < 1 || first > GRAPHQL_LIMITS.first) throw badInput('first', `Please ask for 1 to ${GRAPHQL_LIMITS.first} at once.`)
  if (offset < 0) throw badInput('offset', 'Please skip none or more.')
  if (offset + first > LISTING.window)
    throw badInput('offset', `Please ask for the first ${LISTING.window.toLocaleString('en')} only.`)
  return args
}

/** What is looked up by several keys at once. */
export function checkedKeys(argument: string, keys: readonly string[]): readonly string[] {
  if (keys.length <= GRAPHQL_LIMITS.skus) return keys
  throw badInput(argument, `Please ask for at most ${GRAPHQL_LIMITS.skus} at once.`)
}
