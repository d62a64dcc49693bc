import type { BlockSettings } from '../../config/blocks.ts'
import type { CatalogCategory } from '../../domain/catalog/catalog.types.ts'
import type { CmsBlock } from '../../domain/content/content.types.ts'
import { cmsBlockRequest } from '../../domain/search/content-query.ts'
import { foundOr } from '../../platform/base/outcome.ts'
import type { Platform } from '../../platform/platform.ts'
import { memoize } from '../scope/memoize.ts'
import type { RequestScope } from '../scope/request-scope.ts'
import { cleanContent } from './cms.ts'
import { plainText } from './html.ts'

/** Limit for the text as the platform sends it, with its markup. Every page contains a block of the footer twice. */
const MOST_CHARACTERS = 20_000

/** Blocks that are not shown, by store view, so that each is logged once. At most as many as are configured. */
const logged = new WeakMap<Platform, Set<string>>()

/**
 * The blocks of a place, in the merchant's order. Missing, disabled, empty and too long ones are left out.
 * @throws PlatformError
 * @source CMS-24, CMS-26
 */
export const placedBlocks = (
  place: Exclude<keyof BlockSettings, 'category'>,
  scope: RequestScope,
): Promise<readonly CmsBlock[]> => readBlocks(scope.config.shop.blocks[place], scope)

/** The blocks of a category. @throws PlatformError @source CMS-25 */
export function categoryBlocks({ id, slug }: CatalogCategory, scope: RequestScope): Promise<readonly CmsBlock[]> {
  const entries = scope.config.shop.blocks.category.flatMap((entry) => {
    if (typeof entry === 'string') return [entry]
    return entry.categories.some((name) => name === id || name === slug) ? [entry.block] : []
  })
  return readBlocks(entries, scope)
}

/** One search finds all blocks. */
async function readBlocks(identifiers: readonly string[], scope: RequestScope): Promise<readonly CmsBlock[]> {
  const { platform, storeView, read, cacheTags } = scope
  if (identifiers.length === 0) return []
  const request = cmsBlockRequest(...identifiers)
  const found = await Promise.all(
    identifiers.map(async (identifier) => {
      const block = await foundOr(platform.cmsBlock(storeView, identifier, request, read), null)
      if (block) cacheTags.content(block.id)
      else cacheTags.anyContent()
      const problem = block ? findProblem(block) : 'missing'
      if (problem) logOnce(identifier, problem, scope)
      return problem ? null : block
    }),
  )
  return found.filter((block) => block !== null)
}

type Problem = 'missing' | 'empty' | 'too long'

const findProblem = memoize((block: CmsBlock): Problem | null => {
  if (block.content.length > MOST_CHARACTERS) return 'too long'
  const html = cleanContent(block)
  return html.includes('<img') || plainText(html) !== '' ? null : 'empty'
})

function logOnce(block: string, problem: Problem, { platform, storeView, log }: RequestScope): void {
  const known = logged.get(platform) ?? new Set<string>()
  logged.set(platform, known)
  const key = `${storeView.code} ${block} ${problem}`
  if (known.has(key)) return
  known.add(key)
  log.warn({ storeView: storeView.code, block, problem }, 'placed block is not shown')
}
