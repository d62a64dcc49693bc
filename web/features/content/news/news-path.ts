/** Path of the blog. The last segment is a slug, and any slug leads to the same list. @source SCREEN-14 */
export const NEWS_PATH = '/latest-news/all'
