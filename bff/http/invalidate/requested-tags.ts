import { z } from 'zod'

/** Maximum per request; platforms with more tags send several requests, or '*'. */
export const MOST_TAGS = 1000
export const LONGEST_TAG = 128

/** Comma lists in the query, as platforms send them, or a JSON list, whose ids may contain commas. */
const asked = z.object({
  query: z.looseObject({ tag: z.union([z.string(), z.array(z.string())]).optional(), dry: z.unknown().optional() }),
  body: z.strictObject({ tags: z.array(z.string()) }).nullish(),
})

/** The tags as sent, or the reason for rejecting them. */
export type RequestedTags = { readonly tags: readonly string[]; readonly isDryRun: boolean } | { readonly refusal: string }

/** Any other value is refused, so that a mistyped dry run invalidates nothing. */
const DRY = new Map<unknown, boolean>([
  [undefined, false],
  ['0', false],
  ['1', true],
])

/**
 * The tags a request invalidates. A refusal never quotes the request.
 * @param request its query, and its decoded JSON body; undefined or null if there is none
 * @source platform contract §10.3
 */
export function requestedTags(request: { readonly query: unknown; readonly body: unknown }): RequestedTags {
  const parsed = asked.safeParse(request)
  if (!parsed.success) return { refusal: 'a body has to be {"tags": ["P93", "C24"]}' }
  const { query, body } = parsed.data
  const isDryRun = DRY.get(query.dry)
  if (isDryRun === undefined) return { refusal: 'dry has to be 1 or 0' }
  const listed = [query.tag ?? []].flat().flatMap((list) => list.split(','))
  const tags = [...listed, ...(body?.tags ?? [])].map((tag) => tag.trim()).filter(Boolean)
  if (tags.length === 0) return { refusal: 'no tag is named' }
  if (tags.length > MOST_TAGS) return { refusal: `more than ${MOST_TAGS} tags are named` }
  if (tags.some((tag) => tag.length > LONGEST_TAG)) return { refusal: `a tag has more than ${LONGEST_TAG} characters` }
  if (tags.some((tag) => /\p{Cc}/u.test(tag) || !tag.isWellFormed())) return { refusal: 'a tag has unreadable characters' }
  return { tags, isDryRun }
}
