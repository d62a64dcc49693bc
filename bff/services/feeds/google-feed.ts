import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { feedProductsRequest } from '../../domain/feeds/feed-products-request.ts'
import { FEED_END, feedItem, feedStart } from '../../domain/feeds/google-feed.ts'
import { listedPages } from '../products/listed-pages.ts'
import type { RequestScope } from '../scope/request-scope.ts'
import { googleItems } from './google-items.ts'

const gzipAsync = promisify(gzip)

/** A whole feed: parts that are small in memory and can be sent one after the other. */
export type GoogleFeed = Awaited<ReturnType<typeof readGoogleFeed>>

/**
 * The feed of a store view, read in pages of products. Only the compressed text is kept.
 * @param newScope public scope; a new one per call, so that each call has its own time limit
 * @throws SearchUnreachable as `listedPages` does
 */
export async function readGoogleFeed(newScope: () => RequestScope) {
  const hash = createHash('sha256')
  const parts: Buffer[] = []
  const add = async (text: string) => {
    hash.update(text)
    parts.push(await gzipAsync(text))
  }
  await add(feedHead(newScope()))
  for await (const items of itemsByPage(newScope)) await add(items)
  await add(FEED_END)
  const bytes = parts.reduce((sum, part) => sum + part.length, 0)
  return {
    /** Compressed by gzip. `ORIGIN_MARK` stands for the shop's origin. */
    parts,
    version: hash.digest('base64url').slice(0, 22),
    bytes,
  }
}

function feedHead({ config, storeView }: RequestScope): string {
  const { title, description } = storeView.texts ?? config.shop.texts
  return feedStart({ name: `${config.shop.name}: ${title}`, description, home: `${storeView.basePath}/` })
}
async function* itemsByPage(newScope: () => RequestScope): AsyncGenerator<string> {
  for await (const { fresh, scope } of listedPages(newScope, (after, { config }) => feedProductsRequest(after, config.catalog))) {
    const items = await googleItems(fresh, scope)
    yield items.map((item) => feedItem(item, scope.storeView)).join('')
  }
}
