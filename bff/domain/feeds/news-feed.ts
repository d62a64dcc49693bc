import type { NewsPost } from '../content/content.types.ts'
import { xmlText } from './xml-text.ts'

/** A blog post for feed readers. Addresses are absolute. */
export interface NewsItem extends Pick<NewsPost, 'title' | 'summary' | 'publishedAt' | 'author' | 'picture'> {
  readonly url: string
  readonly categories: readonly string[]
}

interface NewsChannel {
  readonly title: string
  readonly description: string
  /** BCP 47 tag. */
  readonly language: string
  readonly url: string
  readonly self: string
}

/** An RSS feed. RSS, because Atom requires dates that platforms may lack. @source BLOG-5; https://www.rssboard.org/rss-specification */
export const newsFeed = ({ title, description, language, url, self }: NewsChannel, items: readonly NewsItem[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">',
    '<channel>',
    tag('title', title),
    tag('link', url),
    tag('description', description),
    tag('language', language),
    `<atom:link rel="self" type="application/rss+xml" href="${xmlText(self)}"/>`,
    ...items.map(feedItem),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')

const feedItem = ({ title, summary, url, publishedAt, author, categories, picture }: NewsItem): string =>
  [
    '<item>',
    tag('title', title),
    tag('link', url),
    `<guid isPermaLink="true">${xmlText(url)}</guid>`,
    tag('description', summary),
    ...(publishedAt === null ? [] : [tag('pubDate', new Date(publishedAt).toUTCString())]),
    ...(author === null ? [] : [tag('dc:creator', author)]),
    ...categories.map((category) => tag('category', category)),
    ...(picture === null ? [] : [`<media:content url="${xmlText(picture)}" medium="image" type="image/jpeg"/>`]),
    '</item>',
  ].join('\n')

const tag = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`
