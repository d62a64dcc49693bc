import type { NewsPost } from '../../domain/content/content.types.ts'
import { type Document, documentsOf, flagOf, idOf, isDocument, momentOf, numberOf, textOf } from '../documents/document.ts'
import { htmlOf } from '../documents/html.ts'
import { authorOf, categoriesOf, pictureOf } from './post-facts.ts'
import { unpackJson } from './unpack-json.ts'

export interface NewsPage {
  /** Newest first, as the platform returns them. */
  readonly posts: readonly NewsPost[]
  readonly total: number
}

/** A page of the blog, sent as a list or as an object that contains one. @source BLOG-1, BLOG-2 */
export function decodeNewsPage(result: unknown): NewsPage {
  const value = unpackJson(result)
  const held = isDocument(value) ? (value.posts ?? value.items ?? value.result) : value
  const posts = documentsOf(unpackJson(held)).flatMap((document) => decodeNewsPost(document) ?? [])
  const total = isDocument(value) ? numberOf(value.total_number ?? value.total) : null
  return { posts, total: Math.max(posts.length, total ?? 0) }
}

/** A post; null if there is none or it is not published. @source BLOG-1, BLOG-2 */
export function decodeNewsPost(result: unknown): NewsPost | null {
  const value = unpackJson(result)
  const document: Document | null = isDocument(value) ? value : null
  const id = document && idOf(document.post_id ?? document.id)
  const title = document && textOf(document.title)
  if (!document || !id || !title || !flagOf(document.is_active, true)) return null
  const content = htmlOf(document.filtered_content) ?? htmlOf(document.content) ?? ''
  return {
    id,
    identifier: idOf(document.identifier) ?? id,
    title,
    heading: textOf(document.content_heading),
    publishedAt: momentOf(document.publish_time) ?? momentOf(document.creation_time),
    author: authorOf(document),
    categories: categoriesOf(document),
    picture: pictureOf(document),
    summary: htmlOf(document.short_filtered_content) ?? htmlOf(document.short_content) ?? '',
    content,
    metaTitle: textOf(document.meta_title),
    metaDescription: textOf(document.meta_description),
  }
}
