import type { Bounds, LengthError } from '#schema/rules/rooms/read-metres.ts'
import type { Messages } from '../../../../messages/messages.types.ts'

/** Why a typed length cannot be used; null if it can. */
export function lengthProblem(
  read: number | LengthError,
  { least, most }: Bounds,
  words: Messages['calculators']['form'],
): string | null {
  if (typeof read === 'number') return null
  if (read === 'TOO_SHORT') return words.atLeast(least / 1000)
  return read === 'TOO_LONG' ? words.atMost(most / 1000) : words.notALength
}
