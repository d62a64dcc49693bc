import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { feedProductsRequest } from '../../domain/feeds/feed-products-request.ts'
import { FEED_END, feedItem, feedStart } from '../../domain/feeds/google-feed.ts'
import { PlatformUnreachable, SearchUnreachable } from '../../platform/base/errors.ts'
import type { RequestScope } from '../scope/request-scope.ts'
import { googleItems } from './google-items.ts'

const gzipped = promisify(gzip)

/** A whole feed: parts that are small in memory and can be sent one after the other. */
export interface GoogleFeed {
  /** Compressed by gzip. `ORIGIN_MARK` stands for the shop's origin. */
  readonly parts: readonly Buffer[]
  readonly version: string
  readonly bytes: number
}

/** Some documents cannot be read and some change during the read; a smaller share of the platform's count is incomplete. */
const LEAST_SHARE = 0.9

/**
 * The feed of a store view, read in pages of products. Only the compressed text is kept.
 * @param newScope public scope; a new one per call, so that each call has its own time limit
 * @throws SearchUnreachable if the platform returns only a part of its catalogue, or cannot page through it in order
 */
export async function readGoogleFeed(newScope: () => RequestScope): Promise<GoogleFeed> {
  const hash = createHash('sha256')
  const parts: Buffer[] = []
  const add = async (text: string) => {
    hash.update(text)
    parts.push(await gzipped(text))
  }
  await add(startOf(newScope()))
  for await (const items of itemsByPage(newScope)) await add(items)
  await add(FEED_END)
  const bytes = parts.reduce((sum, part) => sum + part.length, 0)
  return { parts, version: hash.digest('base64url').slice(0, 22), bytes }
}

function startOf({ config, storeView }: RequestScope): string {
  const { title, description } = storeView.texts ?? config.shop.texts
  return feedStart({ name: `${config.shop.name}: ${title}`, description, home: `${storeView.basePath}/` })
}

async function* itemsByPage(newScope: () => RequestScope): AsyncGenerator<string> {
  const seen = new Set<string>()
  for (let after: string | null = null; ; ) {
    const scope = newScope()
    const request = feedProductsRequest(after, scope.config.catalog)
    const { items, total, orderIsRefused } = await scope.platform.products(scope.storeView, request, {
      ...scope.read,
      isCached: false,
    })
    if (orderIsRefused) throw halfAFeed('it cannot be put in order of ids')
    const last = items.at(-1)
    if (!last) {
      if (seen.size < total * LEAST_SHARE) throw halfAFeed(`${seen.size} of ${total} products`)
      return
    }
    const fresh = items.filter(({ id }) => !seen.has(id))
    if (fresh.length === 0) throw halfAFeed(`nothing new after product ${after}`)
    for (const { id } of fresh) seen.add(id)
    const texts = (await googleItems(fresh, scope)).map((item) => feedItem(item, scope.storeView))
    yield texts.join('')
    after = last.id
  }
}

const halfAFeed = (detail: string) => new SearchUnreachable(new PlatformUnreachable('PLATFORM_PARTIAL', null, detail))
