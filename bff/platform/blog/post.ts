import type { NewsPost } from '../../domain/content/content.types.ts'
import {
  type Document,
  decodeCount,
  decodeDocuments,
  decodeFlag,
  decodeId,
  decodeLabel,
  decodeMoment,
  isDocument,
} from '../documents/document.ts'
import { decodeHtml } from '../documents/html.ts'
import { decodeAuthor, decodeCategories, decodePicture } from './post-facts.ts'
import { unpackJson } from './unpack-json.ts'

export interface NewsPage {
  /** Newest first, as the platform returns them. */
  readonly posts: readonly NewsPost[]
  readonly total: number
}

/** A page of the blog, sent as a list or as an object that contains one. @source BLOG-1, BLOG-2 */
export function decodeNewsPage(result: unknown): NewsPage {
  const value = unpackJson(result)
  const list = isDocument(value) ? (value.posts ?? value.items ?? value.result) : value
  const found = decodeDocuments(unpackJson(list)).flatMap((document) => decodeNewsPost(document) ?? [])
  const posts = found.filter(({ id }, i) => found.findIndex((post) => post.id === id) === i)
  const total = isDocument(value) ? decodeCount(value.total_number ?? value.total) : null
  return { posts, total: Math.max(posts.length, total ?? 0) }
}

/** A post, or the only post of a list; null if there is none or it is not published. @source BLOG-1, BLOG-2, BLOG-7 */
export function decodeNewsPost(result: unknown): NewsPost | null {
  const value = unpackJson(result)
  const only = Array.isArray(value) && value.length === 1 ? unpackJson(value[0]) : value
  const document: Document | null = isDocument(only) ? only : null
  const id = document && decodeId(document.post_id ?? document.id)
  const title = document && decodeLabel(document.title)
  if (!document || !id || !title || !decodeFlag(document.is_active, true)) return null
  const content = decodeHtml(document.filtered_content) ?? decodeHtml(document.content) ?? ''
  return {
    id,
    identifier: decodeId(document.identifier) ?? id,
    title,
    heading: decodeLabel(document.content_heading),
    publishedAt: decodeMoment(document.publish_time) ?? decodeMoment(document.creation_time),
    author: decodeAuthor(document),
    categories: decodeCategories(document),
    picture: decodePicture(document),
    summary: decodeHtml(document.short_filtered_content) ?? decodeHtml(document.short_content) ?? '',
    content,
    metaTitle: decodeLabel(document.meta_title),
    metaDescription: decodeLabel(document.meta_description),
  }
}
