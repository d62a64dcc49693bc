import { GRAPHQL_LIMITS, LISTING } from '#schema/rules/constants.ts'
import type { Page } from '../../../services/scope/page.ts'
import { badInput } from '../../errors/codes.ts'

/** Validates the paging arguments of a list. @throws PublicError `BAD_INPUT` */
export function checkPage<Args extends Page>(args: Args): Args {
  const { first, offset } = args
  if (first < 1 || first > GRAPHQL_LIMITS.first) throw badInput('first', `Must be between 1 and ${GRAPHQL_LIMITS.first}.`)
  if (offset < 0) throw badInput('offset', 'Must not be negative.')
  if (offset + first > LISTING.window)
    throw badInput('offset', `Only the first ${LISTING.window.toLocaleString('en')} items are available.`)
  return args
}

/** Validates the number of keys of a lookup. @throws PublicError `BAD_INPUT` */
export function checkKeys(argument: string, keys: readonly string[]): readonly string[] {
  if (keys.length <= GRAPHQL_LIMITS.skus) return keys
  throw badInput(argument, `Pass at most ${GRAPHQL_LIMITS.skus} keys.`)
}
