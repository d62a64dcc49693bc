/** Path of the blog. The last segment is a slug; the slug of no category leads to the same list. @source SCREEN-14 */
export const NEWS_PATH = '/latest-news/all'

/** @source BLOG-5 */
export const FEED_PATH = '/feeds/news.xml'
