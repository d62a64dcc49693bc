/** Where the blog is: the slug of a list is for people, every one leads to the same. @source SCREEN-14 */
export const NEWS_PATH = '/latest-news/all'
