import { useShop } from '../../../data/shop.tsx'
import { fullPath } from '../../../data/shop-path.ts'
import { useMessages } from '../../../messages/use-messages.tsx'
import { FEED_PATH } from './news-path.ts'

/** Lets feed readers find the feed of the blog. @source BLOG-5 */
export function FeedLink() {
  const words = useMessages('content').news
  const { basePath } = useShop()
  return <link rel="alternate" type="application/rss+xml" title={words.title} href={fullPath(basePath, FEED_PATH)} />
}
