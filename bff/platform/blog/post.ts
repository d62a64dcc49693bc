import type { NewsPost } from '../../domain/content/content.types.ts'
import { type Document, documentsOf, flagOf, idOf, isDocument, momentOf, numberOf, textOf } from '../documents/document.ts'
import { htmlOf } from '../documents/html.ts'

export interface NewsPage {
  /** The newest first, as the platform has them. */
  readonly posts: readonly NewsPost[]
  readonly total: number
}

/** How often JSON may be packed into a text. */
const MOST_LAYERS = 3

/** What an extension answers, whether as JSON or as a text of it, in a text or twice. @source BLOG-2; platform contract E10 */
export function unpacked(result: unknown): unknown {
  let value = result
  for (let layer = 0; layer < MOST_LAYERS && typeof value === 'string'; layer += 1) {
    try {
      value = JSON.parse(value)
    } catch {
      return null // a text that is no JSON has no posts in it
    }
  }
  return value
}

/** A page of the blog, given as a list or as an object that holds one. @source BLOG-1, BLOG-2 */
export function decodeNewsPage(result: unknown): NewsPage {
  const value = unpacked(result)
  const held = isDocument(value) ? (value.posts ?? value.items ?? value.result) : value
  const posts = documentsOf(unpacked(held)).flatMap((document) => decodeNewsPost(document) ?? [])
  const total = isDocument(value) ? numberOf(value.total_number ?? value.total) : null
  return { posts, total: Math.max(posts.length, total ?? 0) }
}

/** A post; null for none, and for one that is not shown. @source BLOG-1, BLOG-2 */
export function decodeNewsPost(result: unknown): NewsPost | null {
  const value = unpacked(result)
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
    summary: htmlOf(document.short_filtered_content) ?? htmlOf(document.short_content) ?? '',
    content,
    metaTitle: textOf(document.meta_title),
    metaDescription: textOf(document.meta_description),
  }
}
